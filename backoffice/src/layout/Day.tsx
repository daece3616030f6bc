/** A day as people in the office write it. `at` is a moment, or a day without a time, which is the same everywhere. */
export function Day({ at }: { at: string }) {
  const timeZone = at.length > 10 ? undefined : 'UTC'
  return <time dateTime={at}>{new Date(at).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone })}</time>
}
