import type { Page } from 'playwright/test'

const dayMs = 86_400_000
const isoDate = /(\d{4}-\d\d-\d\d)([T ][\d:.]+(\+00(:00)?|Z)?)?/g

/**
 * The seed counts its dates back from today. This moves the dates of all API responses by whole days and sets the page's
 * clock, so that today is always the given day, at 9:00. Dates of the seeded plan, which starts on a Monday, move by whole weeks.
 */
export async function shiftDates(page: Page, today: string) {
  const now = Math.floor(Date.now() / dayMs) * dayMs
  const planShiftMs = planStart(Date.parse(today)) - planStart(now)
  const toDate = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  await page.clock.setFixedTime(`${today}T09:00:00Z`)
  await page.route('**/rest/v1/**', async (route) => {
    const url = route.request().url()
    const isPlan = /project_(plans|step_history)/.test(url)
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace(isoDate, (_, date: string, time?: string) => {
      const isOfPlan = isPlan || (url.includes('project') && !time && date >= toDate(planStart(now)))
      const shiftMs = isOfPlan ? planShiftMs : Date.parse(today) - now
      return toDate(Date.parse(date) + shiftMs) + (time ? 'T09:00:00+00:00' : '')
    })
    await route.fulfill({ response, body })
  })
}

/** The first day of the seeded plan, as supabase/seeds/02_projects.sql counts it: the Monday of the week five days before. */
function planStart(todayMs: number) {
  const fiveDaysBefore = todayMs - 5 * dayMs
  const daysSinceMonday = (new Date(fiveDaysBefore).getUTCDay() + 6) % 7
  return fiveDaysBefore - daysSinceMonday * dayMs
}
