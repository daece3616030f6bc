import { useMutation } from '@fortnight/shared-ui/query'
import { type CanaryFigures, endCanary } from '@fortnight/supabase/releases/canaries'
import { ReasonDialog } from '../../form/ReasonDialog.tsx'
import { areaLabel } from '../../layout/areaLabel.ts'

type Props = { canary: CanaryFigures; isPromoted: boolean; onClose: () => void }

/** Ends a canary with a reason: all visitors get its build, or all get the stable one. [REL-115] */
export function EndCanaryDialog({ canary: { area, build, stable_build, updated_at }, isPromoted, onClose }: Props) {
  const { mutateAsync } = useMutation(endCanary())
  return (
    <ReasonDialog
      title={`${isPromoted ? 'Promote' : 'Halt'} the canary of ${areaLabel(area)}`}
      submitText={isPromoted ? 'Promote canary' : 'Halt canary'}
      hint={
        isPromoted
          ? `This is recorded in the log. Build ${build} is pinned: all visitors get it within five seconds.`
          : `This is recorded in the log. All visitors get build ${stable_build} within five seconds.`
      }
      successMessage={isPromoted ? 'Canary promoted' : 'Canary halted'}
      submit={(reason) => mutateAsync({ area, updated_at, reason, isPromoted })}
      onClose={onClose}
    />
  )
}
