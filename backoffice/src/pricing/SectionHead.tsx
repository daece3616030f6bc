import { Plus } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  margin: var(--space-6) 0 var(--space-3);

  > h2 {
    font-size: var(--text-22);
  }
`

type Props = {
  title: string
  addText: string
  /** Whether there are as many as there may be. */
  isFull: boolean
  onAdd: () => void
}

/** The heading above plans or add-ons, with the button that adds one. [ADMIN-PRICE-3] */
export const SectionHead = ({ title, addText, isFull, onAdd }: Props) => (
  <Root>
    <h2>{title}</h2>
    <Button variant="secondary" size="small" disabled={isFull} onClick={onAdd}>
      <Plus aria-hidden /> {addText}
    </Button>
  </Root>
)
