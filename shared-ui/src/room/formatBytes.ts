const units = ['bytes', 'KB', 'MB', 'GB']

/** A size such as "820 KB" or "2.4 MB". */
export function formatBytes(bytes: number) {
  let value = bytes
  let unit = 0
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024
    unit++
  }
  // One decimal where it says something.
  const digits = unit > 1 && value < 10 ? 1 : 0
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits })} ${bytes === 1 ? 'byte' : units[unit]}`
}
