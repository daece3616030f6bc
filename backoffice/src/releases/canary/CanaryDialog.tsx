import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useMutation, useQuery } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { type CanaryFigures, startCanary } from '@fortnight/supabase/releases/canaries'
import { keptBuilds, maxReasonLength } from '@fortnight/supabase/releases/pins'
import { FormDialog } from '../../form/FormDialog.tsx'
import { requiredText } from '../../form/requiredText.ts'
import { areaLabel } from '../../layout/areaLabel.ts'
import { BuildSelect } from '../BuildSelect.tsx'

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .trim()
    .refine(
      (text) => /^\d{1,7}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `Enter a whole number from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}`,
    )

// As in the database.
const schema = z.object({
  build: z.string().min(1, 'Please choose a build'),
  share: wholeNumber(1, 100),
  errorMargin: wholeNumber(0, 1_000),
  vitalsMargin: wholeNumber(0, 1_000),
  minViews: wholeNumber(50, 1_000_000),
  promoteAfterHours: z.string(),
  reason: requiredText('Reason', maxReasonLength),
})

const defaults = { build: '', share: '5', errorMargin: '20', vitalsMargin: '20', minViews: '500' }

const valuesOf = ({ build, share, error_margin, vitals_margin, min_views }: CanaryFigures) => ({
  ...{ build, share: String(share), errorMargin: String(error_margin) },
  ...{ vitalsMargin: String(vitals_margin), minViews: String(min_views) },
})

const promotions = [
  ['', 'When an admin does it'],
  ['1', 'After 1 hour'],
  ['6', 'After 6 hours'],
  ['24', 'After 1 day'],
  ['72', 'After 3 days'],
  ['168', 'After 7 days'],
] as const

type Props = {
  area: string
  /** The build that visitors get now. */
  live: string
  /** The canary that is changed; undefined for a new one. */
  canary?: CanaryFigures
  onClose: () => void
}

/** Gives a share of visitors another build of an area, or changes that. [REL-110] */
export function CanaryDialog({ area, live, canary, onClose }: Props) {
  const { data: builds, error: loadError } = useQuery(keptBuilds(area))
  const { mutate, isPending, error } = useMutation(startCanary())
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    values: {
      ...(canary ? valuesOf(canary) : defaults),
      // The options come later than the value.
      build: builds && canary ? canary.build : '',
      ...{ promoteAfterHours: '', reason: '' },
    },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isDirty } = formState
  const onSuccess = () => {
    void toast.success(canary ? 'Canary changed' : 'Canary started')
    onClose()
  }
  const save = handleSubmit(({ promoteAfterHours, ...values }) =>
    mutate(
      {
        ...{ area, build: values.build, reason: values.reason, updated_at: canary?.updated_at },
        ...{ share: Number(values.share), min_views: Number(values.minViews) },
        ...{ error_margin: Number(values.errorMargin), vitals_margin: Number(values.vitalsMargin) },
        promote_after_hours: promoteAfterHours === '' ? undefined : Number(promoteAfterHours),
      },
      { onSuccess },
    ),
  )
  const problem = error ?? loadError

  return (
    <FormDialog
      title={`${canary ? 'Change the' : 'Start a'} canary of ${areaLabel(area)}`}
      submitText={canary ? 'Change canary' : 'Start canary'}
      isDirty={isDirty}
      isSaving={isPending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {problem && (
        <ErrorBanner data-wide>{errorMessageFor(problem, 'The canary was not started. Try again.')}</ErrorBanner>
      )}
      <Field
        label="Build"
        hint={
          canary
            ? 'Every change restarts the comparison of the builds.'
            : `It is compared with ${live}, which all other visitors get.`
        }
        error={errors.build?.message}
        required
        data-wide
      >
        <BuildSelect
          builds={loadError ? [] : builds?.filter(({ build }) => build !== live)}
          live={live}
          {...register('build')}
        />
      </Field>
      <Field
        label="Share of visitors, in percent"
        hint="They keep the build while the canary runs. Crawlers never get it."
        error={errors.share?.message}
        required
      >
        <Input inputMode="numeric" autoComplete="off" {...register('share')} />
      </Field>
      <Field
        label="Page views before a decision"
        hint="Until the canary has this many, it keeps running whatever happens."
        error={errors.minViews?.message}
        required
      >
        <Input inputMode="numeric" autoComplete="off" {...register('minViews')} />
      </Field>
      <Field
        label="Allowed increase in failed page views, in percent"
        hint="Beyond that, the canary is halted automatically."
        error={errors.errorMargin?.message}
        required
      >
        <Input inputMode="numeric" autoComplete="off" {...register('errorMargin')} />
      </Field>
      <Field
        label="Allowed increase in largest paint and response, in percent"
        hint="Beyond that, the canary is halted automatically."
        error={errors.vitalsMargin?.message}
        required
      >
        <Input inputMode="numeric" autoComplete="off" {...register('vitalsMargin')} />
      </Field>
      <Field label="All visitors get it" hint="Happens automatically only if the canary isn’t worse by then." data-wide>
        <Select {...register('promoteAfterHours')}>
          {promotions.map(([hours, label]) => (
            <option key={hours} value={hours}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Reason" hint="Recorded in the log." error={errors.reason?.message} required data-wide>
        <Textarea rows={2} {...register('reason')} />
      </Field>
    </FormDialog>
  )
}
