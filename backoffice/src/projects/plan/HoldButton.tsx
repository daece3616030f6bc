import { Pause } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { currentStep, type ProjectPlan } from '@fortnight/supabase/plans/plan'
import { HoldDialog } from './HoldDialog.tsx'

/** Opens the dialog that stops the clock, while there is something left to do. */
export function HoldButton({ project, plan }: { project: string; plan: ProjectPlan }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!currentStep(plan)) return null
  return (
    <div>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        <Pause aria-hidden /> Put on hold
      </Button>
      {isOpen && <HoldDialog project={project} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
