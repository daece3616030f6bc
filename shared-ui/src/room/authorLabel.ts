import { brand } from '../theme/brand.ts'
import type { Side } from './roomRecords.ts'

type Authored = { is_own: boolean; side: Side; author_name: string | null }

/** The name of an author to the reader: people of the team bear the name of the business, too. */
export function authorLabel({ is_own, side, author_name }: Authored) {
  if (is_own) return 'You'
  const name = author_name ?? 'Deleted account'
  return side === 'team' ? `${name} · ${brand.name}` : name
}
