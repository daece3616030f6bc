import { useMutation } from '@fortnight/shared-ui/query'
import type { BriefQuestion } from '@fortnight/supabase/briefs/brief'
import { type Questionnaire, updateQuestionnaire } from '@fortnight/supabase/briefs/questionnaires'
import { EditConflict } from '@fortnight/supabase/core/editConflict'

/** Gives the questions of the draft as they shall be; may throw when what is stored now does not allow the change. */
type Change = (stored: Questionnaire) => BriefQuestion[]

/**
 * Stores a change of the draft. Each change concerns one question, so it is made to what a colleague has stored in the
 * meantime, too.
 */
export function useDraftChange(draft: Questionnaire) {
  const { mutateAsync, isPending } = useMutation(updateQuestionnaire())
  const store = (stored: Questionnaire, change: Change) =>
    mutateAsync({ id: stored.id, updated_at: stored.updated_at, questions: change(stored) })
  const change = async (apply: Change) => {
    try {
      return await store(draft, apply)
    } catch (error) {
      const theirs = error instanceof EditConflict && (error.theirs as Partial<Questionnaire>)
      // A question in conflict has been compared already.
      if (!theirs || !theirs.questions) throw error
      if (theirs.published_at) throw new Error(publishedMeanwhile, { cause: error })
      return await store(theirs as Questionnaire, apply).catch(refuseSecondConflict)
    }
  }
  return { change, isPending }
}

/** A conflict of the questionnaire is none of the question that is edited, so it cannot be compared. */
function refuseSecondConflict(error: unknown): never {
  if (error instanceof EditConflict && 'questions' in (error.theirs as object)) {
    throw new Error('A colleague is editing this questionnaire too. Try again in a moment.', { cause: error })
  }
  throw error
}

const publishedMeanwhile =
  'A colleague has published this questionnaire in the meantime. Start a new version to change it.'
