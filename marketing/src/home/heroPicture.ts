import { preload } from 'react-dom'
import { css } from 'styled-components'
import { pictureVersion } from './heroPictureVersion.ts'

const sizes = { narrow: '(max-width: 39.99rem)', wide: '(min-width: 40rem)' }
type Size = keyof typeof sizes
type Scheme = 'light' | 'dark'

/** Below this path the server bundle answers with the picture's files. */
export const picturePath = `/images/hero/${pictureVersion}/`

const file = (size: Size, scheme: Scheme, format: string) => `${picturePath}${size}-${scheme}.${format}`

// Browsers that do not know image-set() keep to the line before it.
const background = (size: Size, scheme: Scheme) => `
  background-image: url(${file(size, scheme, 'jpg')});
  background-image: image-set(
    url(${file(size, scheme, 'avif')}) type('image/avif'),
    url(${file(size, scheme, 'webp')}) type('image/webp'),
    url(${file(size, scheme, 'jpg')}) type('image/jpeg')
  );
`

const backgrounds = (scheme: Scheme) => `
  ${background('narrow', scheme)}
  @media ${sizes.wide} {
    ${background('wide', scheme)}
  }
`

/**
 * A leaf of a calendar behind the hero, in the colours of the scheme: decoration that nobody misses where it is not
 * wanted. It covers the first screen, so browsers do not take it for the page's content.
 */
export const picture = css`
  background: right top / cover no-repeat;
  ${backgrounds('light')}

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      ${backgrounds('dark')}
    }
  }

  :root[data-theme='dark'] & {
    ${backgrounds('dark')}
  }

  @media print, (forced-colors: active), (prefers-contrast: more) {
    background-image: none !important;
  }
`

/** Lets the browser fetch the one file that it will show together with the page itself. [ROUTE-12] */
export function preloadPicture() {
  for (const [size, width] of Object.entries(sizes) as [Size, string][]) {
    for (const scheme of ['light', 'dark'] as const) {
      preload(file(size, scheme, 'avif'), {
        as: 'image',
        type: 'image/avif',
        fetchPriority: 'high',
        media: `${width} and (prefers-color-scheme: ${scheme})`,
      })
    }
  }
}
