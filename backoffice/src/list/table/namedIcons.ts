import { css } from 'styled-components'

/**
 * Names the icons of actions where they have room, which is on cards. Screen readers hear the name of the row as well, once.
 */
export const namedIcons = css`
  > :is([title='View'], [title='Edit'], [title='Delete'], [title='Remove'])::after {
    content: attr(title) / '';
  }
`
