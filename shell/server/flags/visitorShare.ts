/**
 * Whether a visitor, by a number from 0 to 99, is among those who get something. The share of each thing begins at another
 * number, so that the same visitors are not the first to try everything. It grows at its end: who had it keeps it.
 */
export function isWithinShare(id: string, percentage: number, visitorNumber: number) {
  const firstNumber = Buffer.from(id).reduce((sum, byte) => (sum * 31 + byte) % 100, 0)
  return (visitorNumber - firstNumber + 100) % 100 < percentage
}
