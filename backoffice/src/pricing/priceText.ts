import { requiredText } from '../form/requiredText.ts'

/** A minus sign before the first number, on either side of the currency symbol. */
const negativeAmountPattern = /^\s*[^\dA-Za-z\s]?\s*[-−–]\s*[^\dA-Za-z\s]?\s*\d/

/** The schema of a price as visitors read it: an amount or a word such as "Custom". */
export const priceText = (label: string) =>
  requiredText(label, 40).refine((text) => !negativeAmountPattern.test(text), `${label} cannot be below zero`)
