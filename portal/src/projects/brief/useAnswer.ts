import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createDraftStore } from '@fortnight/shared-ui/forms/draftStore'
import { useMutation } from '@fortnight/shared-ui/query'
import { answerText, type AskedQuestion, type BriefAnswer } from '@fortnight/supabase/briefs/brief'
import { checkAnswer } from '@fortnight/supabase/briefs/checkAnswer'
import { saveAnswer } from '@fortnight/supabase/briefs/mutations'
import { EditConflict } from '@fortnight/supabase/core/editConflict'
import { errorMessageFor } from '@fortnight/supabase/core/errors'

/** After the last keystroke. */
const saveDelayMs = 800

/** `saved` is the stored text and `base` its version, on which `text` builds. */
type FieldState = { text: string; saved: string; base: string | null }

/** What differs on another device; null when the answer was cleared there. */
type Conflict = { theirs: BriefAnswer | null }

/**
 * The answer to one question: saved a moment after it is typed, one save at a time. What is not saved stays in the field and
 * on this device. A newer answer of another device shows at once, unless something else is being typed.
 */
export function useAnswer(client: string, project: string, question: AskedQuestion) {
  const { answer } = question
  const stored = answerText(answer)
  const { mutateAsync } = useMutation(saveAnswer())
  const [draft] = useState(() =>
    createDraftStore(`brief:${client}:${project}:${question.id}`, ({ answer: text }) =>
      typeof text === 'string' && text !== stored ? { answer: text } : {},
    ),
  )
  const [field, setField] = useState<FieldState>(() => {
    const unsaved = draft.getRestorable()
    if (!unsaved) return { text: stored, saved: stored, base: answer?.updated_at ?? null }
    return { text: String(unsaved.values.answer), saved: stored, base: unsaved.baseVersion ?? null }
  })
  const [isSaving, setIsSaving] = useState(false)
  const [wasSaved, setWasSaved] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()
  const latestText = useRef(field.text)
  const isDirty = field.text !== field.saved
  const invalid = isDirty ? checkAnswer(question, field.text) : undefined
  const canSave = isDirty && !isSaving && !failure && !conflict && !invalid

  const isNewer =
    answer && answer.updated_at !== field.base && !(Date.parse(answer.updated_at) < Date.parse(field.base ?? ''))
  if (isNewer && !isSaving && (!isDirty || field.text === stored)) {
    setField({ text: stored, saved: stored, base: answer.updated_at })
    setConflict(undefined)
  }

  const dropDraft = () => {
    draft.discard()
    draft.clear()
  }

  const save = async ({ text, base }: FieldState) => {
    setIsSaving(true)
    setFailure(undefined)
    try {
      const version = await mutateAsync({ project, question: question.id, answer: text, baseVersion: base })
      setField((current) => ({ ...current, saved: text, base: version }))
      setWasSaved(true)
      if (latestText.current === text) dropDraft()
    } catch (error) {
      if (error instanceof EditConflict) setConflict({ theirs: error.theirs as BriefAnswer | null })
      else setFailure(errorMessageFor(error, 'This answer is not saved.'))
    } finally {
      setIsSaving(false)
    }
  }

  const saveNow = useEffectEvent(() => {
    if (canSave) void save(field)
  })
  const delayMs = question.type === 'text' || question.type === 'number' ? saveDelayMs : 0
  useEffect(() => {
    if (!canSave) return
    const timer = setTimeout(saveNow, delayMs)
    return () => clearTimeout(timer)
  }, [canSave, field.text, delayMs])

  const leave = useEffectEvent(() => {
    draft.flush()
    saveNow()
  })
  useEffect(() => {
    const handlePageHide = () => leave()
    window.addEventListener('pagehide', handlePageHide)
    return () => {
      window.removeEventListener('pagehide', handlePageHide)
      leave()
    }
  }, [])

  const change = (text: string) => {
    latestText.current = text
    setField((current) => ({ ...current, text }))
    setFailure(undefined)
    draft.setBaseVersion(field.base ?? undefined)
    draft.update(text === field.saved ? {} : { answer: text })
  }

  return {
    ...{ text: field.text, change, isDirty, isSaving, wasSaved, invalid, failure, conflict },
    /** Saves without waiting for the end of the pause. */
    saveSoon: () => canSave && void save(field),
    retry: () => void save(field),
    /** Saves over the answer of the other device. */
    keepMine: () => {
      setField((current) => ({ ...current, base: conflict?.theirs?.updated_at ?? null }))
      setConflict(undefined)
    },
    /** Replaces what was typed by the answer of the other device. */
    takeTheirs: () => {
      const theirs = conflict?.theirs ?? null
      const text = answerText(theirs)
      latestText.current = text
      setField({ text, saved: text, base: theirs?.updated_at ?? null })
      setConflict(undefined)
      dropDraft()
    },
  }
}
