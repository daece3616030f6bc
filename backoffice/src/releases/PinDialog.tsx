import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useMutation, useQuery } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { keptBuilds, maxReasonLength, pinRelease, type ReleasePin } from '@fortnight/supabase/releases/pins'
import { FormDialog } from '../form/FormDialog.tsx'
import { requiredText } from '../form/requiredText.ts'
import { areaLabel } from '../layout/areaLabel.ts'
import { BuildSelect } from './BuildSelect.tsx'

const schema = z.object({
  build: z.string().min(1, 'Please choose a build'),
  reason: requiredText('Reason', maxReasonLength),
})

type Props = {
  area: string
  /** The build that visitors get now. */
  live: string
  pin: ReleasePin | undefined
  /** The build that is chosen at first. */
  build?: string
  onClose: () => void
}

/** Makes all servers serve one of the kept builds of an area, with a reason. [REL-30] */
export function PinDialog({ area, live, pin, build: chosen = '', onClose }: Props) {
  const { data: builds, error: loadError } = useQuery(keptBuilds(area))
  const { mutate, isPending, error } = useMutation(pinRelease())
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    // The options may come later than the value.
    values: { build: builds ? chosen : '', reason: '' },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isDirty } = formState
  const onSuccess = () => {
    void toast.success('Pinned. All servers serve the build within five seconds.')
    onClose()
  }
  const save = handleSubmit(({ build, reason }) =>
    mutate({ area, build, reason, updated_at: pin?.updated_at }, { onSuccess }),
  )
  const problem = error ?? loadError

  return (
    <FormDialog
      title={`Pin a build of ${areaLabel(area)}`}
      submitText="Pin build"
      isDirty={isDirty}
      isSaving={isPending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {problem && (
        <ErrorBanner data-wide>{errorMessageFor(problem, 'The build was not pinned. Try again.')}</ErrorBanner>
      )}
      <Field
        label="Build"
        hint="Visitors get this build until the pin is removed, whatever is released later."
        error={errors.build?.message}
        required
        data-wide
      >
        <BuildSelect builds={loadError ? [] : builds} live={live} {...register('build')} />
      </Field>
      <Field label="Reason" hint="Recorded in the log." error={errors.reason?.message} required data-wide>
        <Textarea rows={3} {...register('reason')} />
      </Field>
    </FormDialog>
  )
}
