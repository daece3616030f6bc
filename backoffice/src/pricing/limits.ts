import { z } from 'zod'

export const mostFeatures = 30

/** A required text, with sentences that name it. */
export const words = (label: string, most: number) =>
  z.string().trim().min(1, `${label} is required`).max(most, `Please keep ${label} to ${most} characters`)
