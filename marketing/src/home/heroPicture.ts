import { preload } from 'react-dom'
import { css } from 'styled-components'
import { inDarkScheme } from '../layout/inDarkScheme.ts'
import { heroPictureVersion } from './heroPictureVersion.ts'

// The large picture is for windows with much room above the headline.
const wideWindow = '(min-width: 60rem) and (min-height: 53rem)'
/** Windows without room for a picture above the headline. */
export const narrowWindow = '(width < 30rem)'
const windowQueries = { small: `(not ${narrowWindow}) and (not (${wideWindow}))`, wide: wideWindow }
type Size = keyof typeof windowQueries
type Scheme = 'light' | 'dark'

/** The path under which the server bundle serves the picture's files. */
export const heroPicturePath = `/images/hero/${heroPictureVersion}/`

const fileUrl = (size: Size, scheme: Scheme) => `${heroPicturePath}${size}-${scheme}.svg`

const backgrounds = (scheme: Scheme) => `
  background-image: url(${fileUrl('small', scheme)});
  @media ${wideWindow} {
    background-image: url(${fileUrl('wide', scheme)});
  }
`

/**
 * The decorative calendar behind the hero, per color scheme. It covers the first screen, and where a window is wider it has
 * fewer bits per pixel than a content image, so browsers do not count it as the largest contentful paint.
 */
export const heroPictureStyles = css`
  background: right top / max(1440px, 160svh) no-repeat;
  /* Fills the space between the header and the headline, from day 8 on. */
  @media (min-height: 53rem) {
    background-position: right -2.5rem;
    background-size: min(420vw, 3300px);
  }
  @media ${wideWindow} {
    background-position: right top;
    background-size: cover;
  }
  ${backgrounds('light')}
  ${inDarkScheme(backgrounds('dark'))}

  @media print, (forced-colors: active), (prefers-contrast: more), ${narrowWindow} {
    background-image: none !important;
  }
`

/** Preloads the file that matches the viewport and color scheme, if one does, after the fonts of the text in front of it. [ROUTE-12] */
export function preloadHeroPicture() {
  for (const [size, windowQuery] of Object.entries(windowQueries) as [Size, string][]) {
    for (const scheme of ['light', 'dark'] as const) {
      preload(fileUrl(size, scheme), {
        as: 'image',
        fetchPriority: 'low',
        media: `${windowQuery} and (prefers-color-scheme: ${scheme})`,
      })
    }
  }
}
