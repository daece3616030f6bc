import { z } from 'zod'
import { type BriefQuestion, questionTypes } from '@fortnight/supabase/briefs/brief'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import type { FieldLabels } from '@fortnight/shared-ui/forms/fieldLabels'
import { requiredText } from '../form/requiredText.ts'
import { planNames } from './planNames.ts'

const maxChoices = 12
const maxChoiceLength = 120
const maxLimit = 1e12
const numberPattern = /^-?\d+(\.\d+)?$/

/** The choices in their lines; empty lines are left out. */
const choicesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const limitProblem = (text: string) => {
  if (text === '') return undefined
  if (!numberPattern.test(text)) return 'Please enter a number, such as 120 or 2.5'
  return Math.abs(Number(text)) > maxLimit ? 'This number is too large' : undefined
}

function choicesProblem(text: string) {
  const choices = choicesIn(text)
  if (choices.length < 2) return 'Please enter at least two choices, one per line'
  if (choices.length > maxChoices) return `Please enter at most ${maxChoices} choices`
  if (choices.some((choice) => choice.length > maxChoiceLength))
    return `Please keep each choice to ${maxChoiceLength} characters`
  return new Set(choices).size < choices.length ? 'Two choices are the same' : undefined
}

/** The fields of the form of a question. The database checks the same. */
export const questionSchema = z
  .object({
    label: requiredText('Question', 200),
    type: z.enum(questionTypes.map(({ value }) => value)),
    help: z.string().trim().max(500, 'Please keep Help to 500 characters'),
    required: z.boolean(),
    choices: z.string(),
    min: z.string().trim(),
    max: z.string().trim(),
    plans: z.array(z.string()),
  })
  .superRefine(({ type, choices, min, max }, context) => {
    const refuse = (field: string, message: string | undefined) => {
      if (message) context.addIssue({ code: 'custom', path: [field], message })
    }
    if (type === 'choice') refuse('choices', choicesProblem(choices))
    if (type !== 'number') return
    refuse('min', limitProblem(min))
    refuse('max', limitProblem(max))
    if (min !== '' && max !== '' && Number(min) > Number(max)) refuse('max', 'The maximum is less than the minimum')
  })

export type QuestionValues = z.infer<typeof questionSchema>

/** The values of the form for a question, or for a new one. */
export const toQuestionValues = (question: BriefQuestion | undefined): QuestionValues => ({
  label: question?.label ?? '',
  type: question?.type ?? 'text',
  help: question?.help ?? '',
  required: question?.required ?? true,
  choices: question?.choices.join('\n') ?? '',
  min: question?.min?.toString() ?? '',
  max: question?.max?.toString() ?? '',
  plans: question?.plans ?? [],
})

/** The question that the form describes. What its type does not have is left out. */
export function toQuestion(id: string, { choices, min, max, type, ...values }: QuestionValues): BriefQuestion {
  const limit = (text: string) => (type === 'number' && text !== '' ? Number(text) : null)
  return {
    ...{ id, type, ...values },
    choices: type === 'choice' ? choicesIn(choices) : [],
    ...{ min: limit(min), max: limit(max) },
  }
}

const sharedLabels = {
  label: 'Question',
  type: { label: 'Answer type', format: (type: string) => labelOf(questionTypes, type) },
  help: 'Help',
  required: 'Required',
  min: 'Minimum',
  max: 'Maximum',
  plans: { label: 'Plans', format: planNames },
}

/** The labels of the fields of the form. */
export const questionFieldLabels: FieldLabels<QuestionValues> = { ...sharedLabels, choices: 'Choices' }

/** The labels of what a stored question consists of. */
export const questionLabels: FieldLabels<BriefQuestion> = {
  ...sharedLabels,
  choices: { label: 'Choices', format: (choices) => choices.join('\n') },
}
