import type { BuildFigures } from '@fortnight/supabase/releases/canaries'
import type { KeptBuild } from '@fortnight/supabase/releases/pins'

/** A kept build, what visitors had of it, and how it stands to the live one. */
export type BuildRow = KeptBuild & {
  id: string
  figures: BuildFigures | undefined
  /** Compressed bytes that a page needs to start, compared with the build released before; undefined when unknown. */
  startDifference: number | undefined
  /** Whether it was released before the live build or after it. */
  place: 'live' | 'earlier' | 'later'
  choose: () => void
}

/** The rows of kept builds, which are given newest first. */
export function listBuilds(
  kept: KeptBuild[],
  figures: BuildFigures[],
  live: string,
  choose: (build: string) => void,
): BuildRow[] {
  const livePlace = kept.findIndex(({ build }) => build === live)
  return kept.map((row, index) => ({
    ...row,
    id: row.build,
    figures: figures.find(({ build }) => build === row.build),
    startDifference: differenceOf(row, kept[index + 1]),
    place: row.build === live ? 'live' : livePlace >= 0 && index > livePlace ? 'earlier' : 'later',
    choose: () => choose(row.build),
  }))
}

const differenceOf = ({ bytes }: KeptBuild, before: KeptBuild | undefined) =>
  bytes && before?.bytes ? bytes.start - before.bytes.start : undefined
