import type { Side } from '../room/roomRecords.ts'
import { brand } from '../theme/brand.ts'

/** How a side is called by a reader of one of the two, as the first word of a sentence. */
export function sideName(side: Side, reader: Side) {
  if (side === reader) return reader === 'client' ? 'You' : 'We'
  return side === 'team' ? brand.name : 'The client'
}

/** The side that is not the reader's, within a sentence. */
export const otherSide = (reader: Side) => (reader === 'client' ? brand.name : 'the client')
