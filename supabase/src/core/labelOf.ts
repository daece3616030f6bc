/** The label of a stored value; an unknown value is its own label. */
export function labelOf(options: readonly { value: string; label: string }[], value: string) {
  return options.find((option) => option.value === value)?.label ?? value
}
