import { Checkbox } from '@fortnight/shared-ui/controls/Checkbox'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { confirmClose } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'
import { type BriefQuestion, questionTypes } from '@fortnight/supabase/briefs/brief'
import type { Questionnaire } from '@fortnight/supabase/briefs/questionnaires'
import { EditConflict } from '@fortnight/supabase/core/editConflict'
import { EditForm } from '../form/EditForm.tsx'
import { FormFooter } from '../form/FormFooter.tsx'
import { FormNotices } from '../form/FormNotices.tsx'
import { useAdminRecordForm } from '../form/useAdminRecordForm.ts'
import { NumberLimits } from './NumberLimits.tsx'
import { PlanChoice } from './PlanChoice.tsx'
import { insertQuestion, isSameQuestion, replaceQuestion } from './questionList.ts'
import {
  questionFieldLabels,
  questionSchema,
  type QuestionValues,
  toQuestion,
  toQuestionValues,
} from './questionSchema.ts'
import { useDraftChange } from './useDraftChange.ts'

/** A question with the version of its questionnaire. */
type QuestionRow = BriefQuestion & { updated_at: string }

type Props = {
  draft: Questionnaire
  /** Without one it adds a question at the end. */
  question: BriefQuestion | undefined
  onClose: () => void
}

/** Adds or edits a question of the draft. A question that a colleague has edited in the meantime is compared first. */
export default function QuestionDialog({ draft, question, onClose }: Props) {
  const { change } = useDraftChange(draft)
  const state = useAdminRecordForm<QuestionValues, QuestionRow>({
    noun: 'question',
    draftName: question?.id ?? `new-in-${draft.id}`,
    exit: onClose,
    schema: questionSchema,
    row: question && { ...question, updated_at: draft.updated_at },
    valuesOf: toQuestionValues,
    save: (values, base) =>
      change((stored) =>
        base
          ? replaceQuestion(stored.questions, toQuestion(findUnchanged(stored, base).id, values))
          : insertQuestion(stored.questions, toQuestion(crypto.randomUUID(), values)),
      ),
  })
  const { register, watch, formState } = state.form
  const { errors } = formState
  const type = watch('type')

  return (
    <Dialog open onOpenChange={() => confirmClose() && onClose()} title={question ? 'Edit question' : 'New question'}>
      <EditForm onSubmit={() => void state.submit()}>
        <FormNotices state={state} fields={questionFieldLabels} />
        <Field label="Question" error={errors.label?.message} required>
          <Input autoComplete="off" {...register('label')} />
        </Field>
        <Field
          label="Help"
          hint="Shown below the question. Say what a good answer includes."
          error={errors.help?.message}
        >
          <Textarea rows={2} {...register('help')} />
        </Field>
        <Field label="Answer type">
          <Select {...register('type')}>
            {questionTypes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        {type === 'choice' && (
          <Field label="Choices" hint="One per line." error={errors.choices?.message} required>
            <Textarea rows={5} {...register('choices')} />
          </Field>
        )}
        {type === 'number' && <NumberLimits register={register} errors={errors} />}
        <Checkbox {...register('required')}>The client must answer this</Checkbox>
        <PlanChoice register={register} />
        <FormFooter state={state} submitText={question ? 'Save question' : 'Add question'} />
      </EditForm>
    </Dialog>
  )
}

/** The stored question, unless a colleague has edited or removed it since the form was filled. */
function findUnchanged({ questions, updated_at }: Questionnaire, base: QuestionRow) {
  const stored = questions.find(({ id }) => id === base.id)
  if (!stored) throw new Error('A colleague has removed this question in the meantime. Add it as a new one to keep it.')
  if (!isSameQuestion(stored, base)) throw new EditConflict<QuestionRow>({ ...stored, updated_at })
  return stored
}
