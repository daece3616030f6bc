import { useState } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { TotalDialog } from './TotalDialog.tsx'

/** Opens the dialog in which the total of a project is entered. */
export function TotalButton({ project }: { project: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Enter total</Button>
      {isOpen && <TotalDialog project={project} onClose={() => setIsOpen(false)} />}
    </>
  )
}
