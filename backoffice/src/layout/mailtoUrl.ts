/** The URL of a link that composes a mail. Characters of the address that could add headers are escaped. */
export function mailtoUrl(address: string, subject = '') {
  const recipient = encodeURIComponent(address).replaceAll('%40', '@')
  return `mailto:${recipient}${subject && `?subject=${encodeURIComponent(subject)}`}`
}
