/** A list of texts and one more, unless that is blank or there already. */
export function withEntry(list: readonly string[], typed: string) {
  const entry = typed.trim()
  return entry && !list.includes(entry) ? [...list, entry] : [...list]
}
