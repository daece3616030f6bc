import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useMutation, useQuery } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { keptBuilds, tryRelease } from '@fortnight/supabase/releases/pins'
import { FormDialog } from '../form/FormDialog.tsx'
import { areaLabel } from '../layout/areaLabel.ts'
import { BuildSelect } from './BuildSelect.tsx'

const schema = z.object({ build: z.string().min(1, 'Please choose a build') })

/** Where a trial of an area begins: clients alone can open the portal, so its trial begins before signing in as one. */
const firstPages: Record<string, string> = { marketing: '/', portal: '/login', backoffice: '/admin' }

type Props = {
  area: string
  /** The build that visitors get now. */
  live: string
  onClose: () => void
}

/** Shows this browser another build of an area, before visitors get it. [REL-40] */
export function TrialDialog({ area, live, onClose }: Props) {
  const { data: builds, error: loadError } = useQuery(keptBuilds(area))
  const { mutate, isPending, error } = useMutation(tryRelease())
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(schema), defaultValues: { build: '' } })
  // By a request to the server, which then sends pages with the other build.
  const onSuccess = () => window.location.assign(firstPages[area] ?? '/')
  const open = handleSubmit(({ build }) => mutate({ area, build }, { onSuccess }))
  const problem = error ?? loadError

  return (
    <FormDialog
      title={`Try a build of ${areaLabel(area)}`}
      submitText="Try build"
      isDirty={false}
      isSaving={isPending}
      onSubmit={() => void open()}
      onClose={onClose}
    >
      {problem && (
        <ErrorBanner data-wide>{errorMessageFor(problem, 'The build was not loaded. Try again.')}</ErrorBanner>
      )}
      <Field
        label="Build"
        hint="Only this browser shows it, for eight hours or until you leave the trial."
        error={formState.errors.build?.message}
        required
        data-wide
      >
        <BuildSelect builds={loadError ? [] : builds} live={live} {...register('build')} />
      </Field>
    </FormDialog>
  )
}
