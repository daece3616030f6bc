import { styled } from 'styled-components'
import { pageContainer } from '@fortnight/shared-ui/page/pageContainer'

/** Centers content at the page's maximum width. */
export const PageContainer = styled.div`
  ${pageContainer}
  width: 100%;
`
