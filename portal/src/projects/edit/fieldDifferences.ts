import { fieldLabel, type FieldLabels, displayText } from '@fortnight/shared-ui/forms/fieldLabels'
import { budgetRanges, priorities, projectStatuses, timelines } from '@fortnight/supabase/projects/labels'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import type { ProjectValues } from '../projectValues.ts'

const fields: FieldLabels<ProjectValues> = {
  name: 'Project name',
  description: 'Description',
  budget_range: { label: 'Pricing plan', format: (value) => labelOf(budgetRanges, value) },
  timeline: { label: 'Preferred timeline', format: (value) => labelOf(timelines, value) },
  priority: { label: 'Priority', format: (value) => labelOf(priorities, value) },
  status: { label: 'Status', format: (value) => labelOf(projectStatuses, value) },
  requirements: 'Requirements',
}

/** A field whose two versions differ; `mine` is undefined where only they changed it. */
export type FieldDifference = { label: string; mine: string | undefined; theirs: string }

/** The fields in which the form differs from the stored project, given the values that the form was filled with. */
export function fieldDifferences(base: ProjectValues, mine: ProjectValues, theirs: ProjectValues): FieldDifference[] {
  return (Object.keys(fields) as (keyof ProjectValues)[])
    .filter((name) => mine[name].trim() !== theirs[name])
    .map((name) => ({
      label: fieldLabel(fields, name),
      mine: mine[name] === base[name] ? undefined : displayText(fields, name, mine[name].trim()),
      theirs: displayText(fields, name, theirs[name]),
    }))
}
