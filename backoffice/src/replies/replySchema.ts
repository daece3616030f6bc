import { z } from 'zod'
import type { SavedReplyValues } from '@fortnight/supabase/desk/savedReplies'
import { requiredText } from '../form/requiredText.ts'

/** Validation of a saved reply, with the limits of the database. */
export const replySchema = z.object({ title: requiredText('Title', 120), body: requiredText('Text', 5_000) })

/** The labels of a saved reply's fields. */
export const replyFieldLabels: Record<keyof SavedReplyValues, string> = { title: 'Title', body: 'Text' }
