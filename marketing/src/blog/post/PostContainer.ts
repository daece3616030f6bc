import { styled } from 'styled-components'
import { PageContainer } from '../../layout/PageContainer.tsx'

/** The space around a post. */
export const PostContainer = styled(PageContainer)`
  padding-block: var(--space-5) clamp(var(--space-7), 5vw, 5rem);
`
