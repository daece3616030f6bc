import { styled } from 'styled-components'
import { Switch } from '@fortnight/shared-ui/controls/Switch'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'

const Root = styled.div`
  display: flex;
  align-items: center;
  white-space: nowrap;
`

type Props = {
  /** Title of the row, for the name of the switch. */
  title: string
  published: boolean
  isPending: boolean
  onChange: (published: boolean) => void
}

/** Publishes or unpublishes a row with one click. Only drafts have a word beside it, as what is published is usual. */
export function PublishedSwitch({ title, published, isPending, onChange }: Props) {
  return (
    <Root>
      <Switch size="small" checked={published} aria-disabled={isPending} onCheckedChange={onChange}>
        <VisuallyHidden>Published: {title}</VisuallyHidden>
      </Switch>
      {!published && <span aria-hidden>Draft</span>}
    </Root>
  )
}
