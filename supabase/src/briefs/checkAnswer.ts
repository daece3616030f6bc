import { type BriefQuestion, maxAnswerLength } from './brief.ts'

const numberPattern = /^-?\d{1,30}(\.\d{1,30})?$/
const maxNumber = 1e12

/** Why a question cannot be answered with a text, as a sentence; undefined when it can. The database checks the same. */
export function checkAnswer({ type, min, max }: BriefQuestion, text: string) {
  if (text.trim() === '') return undefined
  // Counts code points as the database does; `length` counts an emoji twice.
  if (type === 'text') return Array.from(text).length > maxAnswerLength ? tooLong : undefined
  if (type !== 'number') return undefined
  if (!numberPattern.test(text.trim())) return 'Please enter a number, such as 120 or 2.5.'
  const number = Number(text)
  if (min !== null && number < min) return `Please enter ${formatNumber(min)} or more.`
  if (max !== null && number > max) return `Please enter ${formatNumber(max)} or less.`
  return Math.abs(number) > maxNumber ? 'This number is too large.' : undefined
}

const formatNumber = (number: number) => number.toLocaleString('en-US')

const tooLong = `Please keep the answer to ${maxAnswerLength.toLocaleString('en-US')} characters.`
