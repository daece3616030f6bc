import type { NextSteps } from '../projects/nextSteps.ts'
import type { BriefState } from './brief.ts'

/** What comes next while the brief of a project is not accepted, as sentences for its client; undefined from then on. */
export function briefNextSteps({ state, answered, missing, open_queries: asked }: BriefState): NextSteps | undefined {
  if (state !== 'open' && state !== 'submitted') return undefined
  if (asked > 0) {
    const needed = asked === 1 ? 'We have a question about your brief.' : `We have ${asked} questions about your brief.`
    return { next: 'We’ll accept your brief and set the start date.', needed, action: 'brief' }
  }
  if (state === 'submitted') {
    return { next: 'We’ll read your brief and set the start date.', needed: 'Nothing right now. It’s our turn.' }
  }
  return {
    next: 'Once you send the brief and we’ve accepted it, we set the start date.',
    needed: answered === 0 ? 'Answer the brief.' : whatIsLeft(missing),
    action: 'brief',
  }
}

function whatIsLeft(missing: number) {
  if (missing === 0) return 'Send the brief: all required questions are answered.'
  return missing === 1
    ? 'Finish the brief: 1 required answer is missing.'
    : `Finish the brief: ${missing} required answers are missing.`
}
