import { History } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { visuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  /* Beside the title of the page, which stays in place while the prices load. */
  @media (min-width: 22rem) {
    position: absolute;
    inset: 0 0 auto auto;
  }

  /* Without room for this word, it's said to screen readers. */
  @media (max-width: 30rem) {
    > button:first-child {
      min-width: 44px;
      padding: 0;

      > span {
        ${visuallyHidden}
      }
    }
  }
`

type Props = { isChanged: boolean; onHistory: () => void; onPublish: () => void }

/** What can be done with the whole price list: see its versions, and publish its draft. [ADMIN-PRICE-3] */
export const EditorActions = ({ isChanged, onHistory, onPublish }: Props) => (
  <Root>
    <Button variant="secondary" size="small" onClick={onHistory}>
      <History aria-hidden /> <span>History</span>
    </Button>
    <Button size="small" disabled={!isChanged} onClick={onPublish}>
      Save All Changes
    </Button>
  </Root>
)
