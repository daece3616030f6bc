import type { BriefQuestion } from '@fortnight/supabase/briefs/brief'
import { questionSchema, type QuestionValues, toQuestion, toQuestionValues } from './questionSchema.ts'

const values: QuestionValues = { ...toQuestionValues(undefined), label: 'How many?' }
const problemsOf = (changes: Partial<QuestionValues>) =>
  questionSchema
    .safeParse({ ...values, ...changes })
    .error?.issues.map(({ path, message }) => `${path[0] as string}: ${message}`)

describe('the form of a question', () => {
  it.each<[Partial<QuestionValues>, string]>([
    [{ label: ' ' }, 'label: Question is required'],
    [{ label: 'x'.repeat(201) }, 'label: Please keep Question to 200 characters'],
    [{ help: 'x'.repeat(501) }, 'help: Please keep Help to 500 characters'],
    [{ type: 'choice', choices: 'One' }, 'choices: Please enter at least two choices, one per line'],
    [{ type: 'choice', choices: 'One\n One ' }, 'choices: Two choices are the same'],
    [{ type: 'choice', choices: `One\n${'x'.repeat(121)}` }, 'choices: Please keep each choice to 120 characters'],
    [
      { type: 'choice', choices: Array.from({ length: 13 }, (_, index) => index).join('\n') },
      'choices: Please enter at most 12 choices',
    ],
    [{ type: 'number', min: 'few' }, 'min: Please enter a number, such as 120 or 2.5'],
    [{ type: 'number', max: '1000000000001' }, 'max: This number is too large'],
    [{ type: 'number', min: '10', max: '9' }, 'max: The maximum is less than the minimum'],
  ])('refuses what the database refuses (%#) [FORT-30]', (changes, problem) => {
    expect(problemsOf(changes)).toEqual([problem])
  })

  it('leaves out what the kind of answer does not have [FORT-30]', () => {
    const all = { ...values, choices: ' One \n\nTwo', min: '1', max: '2.5' }
    expect(toQuestion('q', { ...all, type: 'text' })).toMatchObject({ choices: [], min: null, max: null })
    expect(toQuestion('q', { ...all, type: 'choice' })).toMatchObject({ choices: ['One', 'Two'], min: null })
    const number: BriefQuestion = toQuestion('q', { ...all, type: 'number' })
    expect(number).toMatchObject({ choices: [], min: 1, max: 2.5 })
    expect(toQuestion('q', toQuestionValues(number))).toEqual(number)
  })
})
