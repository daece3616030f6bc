import { formatDate, formatDateTime } from '@fortnight/shared-ui/data/formatDate'

/**
 * Since when a build is served, short enough for one line below its release: without the date when that is the day of the
 * release, and without the time on a day in the past. Empty within the minute of the release.
 */
export function servedSince(servedAt: string, releasedAt: string | null, now: Date) {
  if (releasedAt && formatDateTime(servedAt) === formatDateTime(releasedAt)) return ''
  const date = formatDate(servedAt)
  // The time comes with its space that does not break.
  const time = formatDateTime(servedAt).slice(`${date}, `.length)
  if (releasedAt && date === formatDate(releasedAt)) return time
  return date === formatDate(now.toISOString()) ? `today, ${time}` : date
}
