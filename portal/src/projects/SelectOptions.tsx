type Props = { list: readonly { value: string; label: string }[]; stored: string }

/** The choices of a list, and a stored value that is no longer one of them: opening a form must not change it. */
export function OptionsOf({ list, stored }: Props) {
  const isKnown = !stored || list.some(({ value }) => value === stored)
  const all = isKnown ? list : [...list, { value: stored, label: stored }]
  return all.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
