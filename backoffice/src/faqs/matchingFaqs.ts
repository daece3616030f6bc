import { plainText } from './answerText.ts'

type Searchable = { question: string; answer: string }

/** The FAQs whose question or answer holds the words, whatever their case. Tags of an answer are no words. [ADMIN-FAQ-1] */
export function matchingFaqs<Faq extends Searchable>(faqs: readonly Faq[], wanted: string): Faq[] {
  const words = wanted.trim().toLowerCase()
  const holds = (text: string) => text.toLowerCase().includes(words)
  return faqs.filter(({ question, answer }) => holds(question) || holds(plainText(answer)))
}
