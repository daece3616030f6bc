import { History } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { RevisionsPanel } from './RevisionsPanel.tsx'

type Props<Values extends object> = Omit<ComponentProps<typeof RevisionsPanel<Values>>, 'onClose'>

/** Button that opens the saved versions of a record. Restoring one fills the form with it. */
export function HistoryButton<Values extends object>({ onRestore, ...rest }: Props<Values>) {
  const [isOpen, setIsOpen] = useState(false)
  const restore = (values: Values) => {
    onRestore(values)
    setIsOpen(false)
    void toast.success('Restored to the form. Save to keep it.')
  }
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        <History aria-hidden /> History
      </Button>
      {isOpen && <RevisionsPanel {...rest} onRestore={restore} onClose={() => setIsOpen(false)} />}
    </>
  )
}
