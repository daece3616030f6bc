import { z } from 'zod'
import { implausibleDateMessage, isPlausibleDate } from './plausibleDate.ts'

/** The schema of a required date without a time. The error message names the field by its label. */
export const requiredDay = (label: string) =>
  z.string().min(1, `${label} is required`).refine(isPlausibleDate, implausibleDateMessage)
