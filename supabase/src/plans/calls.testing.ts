/* For tests: every request about plans, holidays and calendar feeds. */
import * as feed from '../calendar/ownFeed.ts'
import { queryClient, runMutation as mutate } from '../core/fakeRequests.testing.ts'
import * as holidays from '../holidays/holidays.ts'
import * as mutations from './mutations.ts'
import * as queries from './queries.ts'

const id = '00000000-0000-4000-8000-000000000101'
const updated_at = '2025-09-01T10:00:00.123456+00:00'
const days = { first_day: '2025-09-01', last_day: '2025-09-02' }
/** The longest reason, of characters that need the most bytes. */
const reason = '\u{1F98A}'.repeat(500)

/** Runs every query and mutation by its name, with the largest input that the product gives it. */
export const planCalls: Record<string, () => unknown> = {
  projectPlans: () => queryClient.query(queries.projectPlans(Array.from({ length: 25 }, () => id))),
  projectPlan: () => queryClient.query(queries.projectPlan(id)),
  stepHistory: () => queryClient.query(queries.stepHistory(id)),
  startSteps: () => mutate(mutations.startSteps(), { project: id, firstDay: days.first_day }),
  moveStep: () => mutate(mutations.moveStep(), { id, updated_at, ...days, reason }),
  completeStep: () => mutate(mutations.completeStep(), id),
  reopenStep: () => mutate(mutations.reopenStep(), id),
  holdProject: () => mutate(mutations.holdProject(), { project: id, waits_for: 'client', reason }),
  resumeProject: () => mutate(mutations.resumeProject(), id),
  holidays: () => queryClient.query(holidays.holidays()),
  createHoliday: () => mutate(holidays.createHoliday(), { day: days.first_day, name: '\u{1F98A}'.repeat(80) }),
  deleteHoliday: () => mutate(holidays.deleteHoliday(), days.first_day),
  ownCalendarFeed: () => queryClient.query(feed.ownCalendarFeed(id)),
  renewCalendarFeed: () => mutate(feed.renewCalendarFeed(), undefined),
  revokeCalendarFeed: () => mutate(feed.revokeCalendarFeed(), id),
}
