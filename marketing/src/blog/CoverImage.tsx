import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

const Image = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-small);
  background: var(--line);
  object-fit: cover;
`

type Props = Omit<ComponentProps<'img'>, 'alt'> & {
  /** Title of the post. */
  of: string
  /** It may be on the first screen, so it does not wait to be scrolled to. */
  atOnce: boolean
}

/** The picture of a post, in the room that is kept for it whatever its own size. */
export function Cover({ of, atOnce, ...rest }: Props) {
  return (
    <Image
      alt={`Cover of “${of}”`}
      width={1200}
      height={675}
      loading={atOnce ? 'eager' : 'lazy'}
      decoding="async"
      {...rest}
    />
  )
}
