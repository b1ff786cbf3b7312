import { plates } from '@/content/model/collections/plates'
import { type PlateName } from '@/content/model/collections/style-pages'
import { plateFiles } from './plate-files'
import { height, width } from './scene'

type Props = {
  name: PlateName
  /** Whether the style's name stands beside it, within the same link. */
  isNamed?: boolean
}

/** The elevation of a fence style, all of them to one scale. */
export function Plate({ name, isNamed = false }: Props) {
  return (
    <img
      src={`/pictures/plates/${plateFiles().get(name)?.file ?? ''}`}
      alt={isNamed ? '' : plates()[name]}
      width={width}
      height={height}
      loading="lazy"
    />
  )
}
