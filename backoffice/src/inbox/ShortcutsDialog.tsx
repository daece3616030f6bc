import { styled } from 'styled-components'
import { Switch } from '@fortnight/shared-ui/controls/Switch'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'
import { shortcutsChoice } from './shortcutsChoice.ts'

const Keys = styled.dl`
  display: grid;
  margin-bottom: var(--space-4);

  > div {
    display: grid;
    grid-template-columns: 5rem 1fr;
    align-items: center;
    gap: var(--space-3);
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--line);
  }

  kbd {
    display: inline-block;
    min-width: 2rem;
    padding: 2px var(--space-2);
    border: 1px solid var(--line-strong);
    border-bottom-width: 2px;
    border-radius: var(--radius-small);
    background: var(--paper);
    font: inherit;
    font-size: var(--text-14);
    text-align: center;
  }
`

const keys = [
  ['j', 'Next project'],
  ['k', 'Previous project'],
  ['Enter', 'Open the project'],
  ['r', 'Reply from the list'],
  ['a', 'Assign the project'],
  ['?', 'Show this help'],
] as const

type Props = { open: boolean; onOpenChange: (isOpen: boolean) => void }

/** The keys of the inbox, and a switch that turns them off. [ROOM-53] */
export function ShortcutsDialog({ open, onOpenChange }: Props) {
  const isOn = shortcutsChoice.use() !== 'off'
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      description="They work whenever you aren’t typing."
    >
      <Keys>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </Keys>
      <Switch checked={isOn} onCheckedChange={(checked) => shortcutsChoice.save(checked ? 'on' : 'off')}>
        Use these shortcuts
      </Switch>
    </Dialog>
  )
}
