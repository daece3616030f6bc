import { z } from 'zod'

/** The schema of a required, trimmed text. The error messages name the field by its label. */
export const requiredText = (label: string, maxLength: number) =>
  z.string().trim().min(1, `${label} is required`).max(maxLength, `Please keep ${label} to ${maxLength} characters`)
