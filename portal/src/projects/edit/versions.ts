import { budgetRanges, labelOf, priorities, projectStatuses, timelines } from '@fortnight/supabase/projects/projects'
import type { ProjectValues } from '../projectValues.ts'

type Version = Omit<ProjectValues, 'began_from'>

const fields = [
  { name: 'name', label: 'Project name' },
  { name: 'description', label: 'Description' },
  { name: 'budget_range', label: 'Pricing plan', words: budgetRanges },
  { name: 'timeline', label: 'Timeline', words: timelines },
  { name: 'priority', label: 'Priority', words: priorities },
  { name: 'status', label: 'Status', words: projectStatuses },
  { name: 'requirements', label: 'Requirements' },
] as const

/** A field in which two versions differ; `mine` is missing where only they have changed something. */
export type Difference = { label: string; mine: string | undefined; theirs: string }

/** What differs between the form and the stored project, given what the form was filled with. */
export function differencesBetween(start: Version, mine: Version, theirs: Version): Difference[] {
  return fields
    .filter(({ name }) => mine[name].trim() !== theirs[name])
    .map((field) => {
      const shown = (version: Version) => version[field.name].trim() && wordsFor(field, version[field.name])
      return {
        label: field.label,
        mine: mine[field.name] === start[field.name] ? undefined : shown(mine),
        theirs: shown(theirs),
      }
    })
}

/** The fields that somebody has changed since the form was filled. */
export function changesOf(start: Version, mine: Version) {
  return fields.map(({ name }) => name).filter((name) => mine[name] !== start[name])
}

const wordsFor = (field: (typeof fields)[number], value: string) =>
  'words' in field ? labelOf(field.words, value) : value
