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
  postTitle: string
  /** Loads immediately instead of lazily, for images that may be on the first screen. */
  isEager: boolean
}

/** The cover of a post. Its space is reserved whatever the size of the image. */
export function CoverImage({ postTitle, isEager, ...rest }: Props) {
  return (
    <Image
      alt={`Cover of “${postTitle}”`}
      width={1200}
      height={675}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      {...rest}
    />
  )
}
