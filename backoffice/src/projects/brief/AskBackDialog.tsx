import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useMutation } from '@fortnight/shared-ui/query'
import { type AskedQuestion, maxQueryLength } from '@fortnight/supabase/briefs/brief'
import { askAboutAnswer } from '@fortnight/supabase/briefs/mutations'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { FormDialog } from '../../form/FormDialog.tsx'
import { requiredText } from '../../form/requiredText.ts'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'

const schema = z.object({ body: requiredText('Your question', maxQueryLength) })

type Props = { project: string; question: AskedQuestion; onClose: () => void }

/** Asks the client back about an answer, as a message. */
export function AskBackDialog({ project, question, onClose }: Props) {
  // The same one for each attempt, so that a message whose response was lost is not sent twice.
  const [message] = useState(() => crypto.randomUUID())
  const { mutateAsync, isPending, error } = useMutation(askAboutAnswer())
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(schema), defaultValues: { body: '' } })

  const send = handleSubmit(({ body }) =>
    mutateAsync({ project, question: question.id, message, body }).then(
      () => {
        void toast.success('Sent to the client')
        onClose()
      },
      // The dialog shows it.
      () => undefined,
    ),
  )

  return (
    <FormDialog
      title="Ask about this answer"
      submitText="Send question"
      isDirty={formState.isDirty}
      isSaving={isPending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {error && <ErrorBanner data-wide>{errorMessageFor(error, saveFailedMessage)}</ErrorBanner>}
      <Field
        label="Your question"
        hint={`About “${question.label}”. The client sees it in the messages and beside the question.`}
        error={formState.errors.body?.message}
        required
        data-wide
      >
        <Textarea rows={5} {...register('body')} />
      </Field>
    </FormDialog>
  )
}
