/** The address of a link that writes a mail. What a stored address says beyond a reader's name and place is no header. */
export function mailtoUrl(address: string, subject = '') {
  const reader = encodeURIComponent(address).replaceAll('%40', '@')
  return `mailto:${reader}${subject && `?subject=${encodeURIComponent(subject)}`}`
}
