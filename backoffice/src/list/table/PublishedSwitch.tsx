import { styled } from 'styled-components'
import { Switch } from '@fortnight/shared-ui/controls/Switch'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'

const Root = styled.div`
  display: flex;
  align-items: center;
  white-space: nowrap;

  /* What is published is usual. */
  > [data-published] {
    color: var(--ink-soft);
  }
`

/* One in each row: smaller than a setting of a form, but with its colors and its touch target. */
const SmallSwitch = styled(Switch)`
  min-width: 40px;

  @media (max-width: 40rem) {
    min-width: 44px;
  }

  &&::before {
    width: 32px;
    height: 18px;
    background:
      radial-gradient(circle at 8px 50%, var(--ink) 5px, transparent 5.5px) no-repeat,
      var(--surface);
  }

  &&[aria-checked='true']::before {
    background:
      radial-gradient(circle at 8px 50%, var(--surface) 5px, transparent 5.5px) 14px 0 no-repeat,
      var(--ink);
  }
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
      <SmallSwitch checked={published} aria-disabled={isPending} onCheckedChange={onChange}>
        <VisuallyHidden>Published: {title}</VisuallyHidden>
      </SmallSwitch>
      <span aria-hidden data-published={published || undefined}>
        {published ? 'Published' : 'Draft'}
      </span>
    </Root>
  )
}
