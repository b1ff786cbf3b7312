import type { ComponentProps } from 'react'
import styles from './button.module.scss'

export type ButtonLook = {
  tone: 'filled' | 'outline'
  size?: 'small' | 'large'
}

type Props = ButtonLook & Pick<ComponentProps<'button'>, 'type' | 'onClick' | 'children'>

export function Button({ tone, size, type = 'button', ...rest }: Props) {
  return <button type={type} className={buttonClass({ tone, size })} {...rest} />
}

/** For elements that look like a button. Without clsx, which no other island needs. */
export function buttonClass({ tone, size }: ButtonLook): string | undefined {
  return size ? `${styles[tone]} ${styles[size]}` : styles[tone]
}
