import type { Page } from 'playwright/test'

const dayMs = 86_400_000
const isoDate = /(\d{4}-\d\d-\d\d)([T ][\d:.]+(\+00(:00)?|Z)?)?/g

/**
 * The seed counts its dates back from today. This moves the dates of all API responses by whole days and sets the page's
 * clock, so that today is always the given day, at 9:00.
 */
export async function shiftDates(page: Page, today: string) {
  const shiftMs = Date.parse(today) - Math.floor(Date.now() / dayMs) * dayMs
  const shift = (date: string) => new Date(Date.parse(date) + shiftMs).toISOString().slice(0, 10)
  await page.clock.setFixedTime(`${today}T09:00:00Z`)
  await page.route('**/rest/v1/**', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace(
      isoDate,
      (_, date: string, time?: string) => shift(date) + (time ? 'T09:00:00+00:00' : ''),
    )
    await route.fulfill({ response, body })
  })
}
