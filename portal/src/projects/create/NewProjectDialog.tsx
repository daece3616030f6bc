import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'
import { NewProjectForm } from './NewProjectForm.tsx'

type Props = {
  userId: string
  /** The preselected plan; an unknown one is ignored. */
  plan: string | null
  /** The client has just signed up. */
  isWelcome?: boolean
  onClose: () => void
}

const hint = 'Only the name is required. Everything else helps us prepare.'

/** The dialog of the dashboard that creates a project. [DASH-2] */
export default function NewProjectDialog({ userId, plan, isWelcome = false, onClose }: Props) {
  const onCreated = () => {
    void toast.success('Project created')
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="New project"
      description={isWelcome ? `Your account is ready. ${hint}` : hint}
    >
      <NewProjectForm userId={userId} plan={plan} onCreated={onCreated} onCancel={onClose} />
    </Dialog>
  )
}
