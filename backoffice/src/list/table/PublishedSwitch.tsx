import { styled } from 'styled-components'
import { Switch } from '@fortnight/shared-ui/controls/Switch'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  white-space: nowrap;
`

type Props = {
  /** Title of the row, for the name of the switch. */
  title: string
  published: boolean
  isPending: boolean
  onChange: (published: boolean) => void
}

/** Publishes or unpublishes a row with one click. Beside it stands what is stored: "Published" or "Draft". */
export function PublishedSwitch({ title, published, isPending, onChange }: Props) {
  return (
    <Root>
      <Switch checked={published} aria-disabled={isPending} onCheckedChange={onChange}>
        <VisuallyHidden>Published: {title}</VisuallyHidden>
      </Switch>
      <span aria-hidden>{published ? 'Published' : 'Draft'}</span>
    </Root>
  )
}
