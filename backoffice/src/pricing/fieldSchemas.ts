import { z } from 'zod'

export const mostFeatures = 30

/** A minus before the first number, on either side of the currency's sign. */
const belowZero = /^\s*[^\dA-Za-z\s]?\s*[-−–]\s*[^\dA-Za-z\s]?\s*\d/

/** A price as visitors read it: an amount or a word such as "Custom". */
export const price = (label: string) =>
  words(label, 40).refine((text) => !belowZero.test(text), `${label} cannot be below zero`)

/** A required text, with sentences that name it. */
export const words = (label: string, most: number) =>
  z.string().trim().min(1, `${label} is required`).max(most, `Please keep ${label} to ${most} characters`)
