import { useMutation } from '@fortnight/shared-ui/query'
import { reopenBrief, skipBrief } from '@fortnight/supabase/briefs/mutations'
import { ReasonDialog } from '../../form/ReasonDialog.tsx'

const texts = {
  skip: {
    title: 'Skip the brief',
    hint: 'The client sees the reason. The answers are locked, and the project can start.',
    successMessage: 'Brief skipped. The project can start.',
  },
  reopen: {
    title: 'Reopen the brief',
    hint: 'The client sees the reason, can change the answers, and sends the brief again.',
    successMessage: 'Brief reopened',
  },
}

type Props = { project: string; mode: keyof typeof texts; onClose: () => void }

/** Skips or reopens a brief with a reason, which its client reads. */
export function BriefReasonDialog({ project, mode, onClose }: Props) {
  const { mutateAsync } = useMutation(mode === 'skip' ? skipBrief() : reopenBrief())
  return (
    <ReasonDialog
      {...texts[mode]}
      submitText={texts[mode].title}
      submit={(reason) => mutateAsync({ project, reason })}
      onClose={onClose}
    />
  )
}
