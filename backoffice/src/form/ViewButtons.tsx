import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { joinedButtons, pressedButton } from '../layout/joinedButtons.ts'

const Root = styled.div`
  display: flex;
  ${joinedButtons}

  > [aria-pressed='true'] {
    ${pressedButton}
  }
`

type Props<View extends string> = {
  label: string
  /** The label of each view, in order. */
  views: Record<View, string>
  value: View
  onChange: (view: View) => void
}

/** Switches between the views of an editor, such as its preview. */
export function ViewButtons<View extends string>({ label, views, value, onChange }: Props<View>) {
  return (
    <Root role="group" aria-label={label}>
      {(Object.entries(views) as [View, string][]).map(([view, text]) => (
        <Button
          key={view}
          variant="secondary"
          size="small"
          aria-pressed={view === value}
          onClick={() => onChange(view)}
        >
          {text}
        </Button>
      ))}
    </Root>
  )
}
