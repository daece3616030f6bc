type Props = { options: readonly { value: string; label: string }[]; value: string }

/** The options of a select. A stored value that is no longer offered stays selectable, so that opening a form keeps it. */
export function SelectOptions({ options, value }: Props) {
  const isKnown = !value || options.some((option) => option.value === value)
  const all = isKnown ? options : [...options, { value, label: value }]
  return all.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ))
}
