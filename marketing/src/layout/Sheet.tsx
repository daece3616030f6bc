import { styled } from 'styled-components'
import { pageFrame } from '@fortnight/shared-ui/page/pageContainer'

/** The printed area of the page. */
export const Sheet = styled.div`
  ${pageFrame}
  width: 100%;
`
