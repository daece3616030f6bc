import { z } from 'zod'
import { maxNoteLength } from '@fortnight/supabase/desk/notes'
import { requiredText } from '../../form/requiredText.ts'

/** Validation of a note. */
export const noteSchema = z.object({ body: requiredText('Note', maxNoteLength) })

/** The labels of a note's fields. */
export const noteFieldLabels = { body: 'Note' }
