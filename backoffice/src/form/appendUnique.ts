/** The list with a trimmed text at its end, unless the text is blank or already in the list. */
export function appendUnique(list: readonly string[], text: string) {
  const trimmed = text.trim()
  return trimmed && !list.includes(trimmed) ? [...list, trimmed] : [...list]
}
