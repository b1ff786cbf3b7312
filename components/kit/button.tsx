import clsx from 'clsx'
import type { ComponentProps } from 'react'
import styles from './button.module.scss'

export type ButtonLook = {
  tone: 'filled' | 'outline'
  size?: 'small' | 'medium' | 'large'
}

type Props = ButtonLook & Pick<ComponentProps<'button'>, 'type' | 'onClick' | 'children'>

export function Button({ tone, size, type = 'button', ...rest }: Props) {
  return <button type={type} className={buttonClass({ tone, size })} {...rest} />
}

export function buttonClass({ tone, size = 'medium' }: ButtonLook): string {
  return clsx(styles[tone], size !== 'medium' && styles[size])
}
