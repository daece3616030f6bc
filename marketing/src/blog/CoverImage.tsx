import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { inlineCover } from './inlineCover.ts'

const Image = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-small);
  background: var(--line);
  object-fit: cover;
  /* Covers may have the color of the page. */
  outline: 1px solid color-mix(in srgb, var(--ink) 12%, transparent);
  outline-offset: -1px;
`

type Props = Omit<ComponentProps<'img'>, 'alt'> & {
  post: { slug: string; title: string; image_url: string }
  /** For an image that may be on the first screen: it comes with the server's HTML where it is a drawn one, or loads immediately. */
  isEager: boolean
}

/** The cover of a post, or the drawn one when it cannot be loaded. Its space is reserved whatever the size of the image. */
export function CoverImage({ post, isEager, ...rest }: Props) {
  return (
    <Image
      src={isEager ? inlineCover(post.image_url) : post.image_url}
      // The browser keeps what the server has sent.
      suppressHydrationWarning={isEager}
      // The inline feedback script replaces an image that fails to load.
      data-fallback={`/images/posts/${post.slug}.svg`}
      alt={`Cover of “${post.title}”`}
      width={1200}
      height={675}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      {...rest}
    />
  )
}
