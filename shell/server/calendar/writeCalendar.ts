import { ICalCalendar } from 'ical-generator'
import { brand } from '@fortnight/shared-ui/theme/brand'
import { stepTexts } from '@fortnight/supabase/plans/stepTexts'
import type { FeedStep } from '@fortnight/supabase/server/calendarFeed'
import { settings } from '../settings.ts'

const dayMs = 86_400_000
const refreshSeconds = 3_600

/** An iCalendar (RFC 5545) with one all-day event per step. */
export function writeCalendar(steps: FeedStep[]) {
  const calendar = new ICalCalendar({ name: `${brand.name} projects`, prodId: `//${brand.name}//Projects//EN` })
  calendar.ttl(refreshSeconds)
  for (const step of steps) {
    const { label, work, needed, result } = stepTexts[step.kind]
    calendar.createEvent({
      id: step.id,
      summary: `${step.project_name}: ${label}${step.is_on_hold ? ' (on hold)' : ''}`,
      description: `${work}\nWhat we need: ${needed}\nWhat you get: ${result}`,
      url: `${settings.origin}/project/${step.project_id}`,
      allDay: true,
      start: new Date(step.first_day),
      // The end of an event is the day after its last one.
      end: new Date(Date.parse(step.last_day) + dayMs),
      stamp: new Date(step.updated_at),
      lastModified: new Date(step.updated_at),
    })
  }
  return calendar.toString()
}
