import { styled } from 'styled-components'
import { pageContainer } from '@fortnight/shared-ui/page/pageContainer'

/** The printed area of the page. */
export const Sheet = styled.div`
  ${pageContainer}
  width: 100%;
`
