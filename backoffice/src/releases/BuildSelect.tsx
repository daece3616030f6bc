import type { ComponentProps } from 'react'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import type { KeptBuild } from '@fortnight/supabase/releases/pins'
import { shortCommit } from './shortCommit.ts'

type Props = ComponentProps<typeof Select> & {
  /** Undefined while they are loading. */
  builds: KeptBuild[] | undefined
  /** The build that visitors get now. */
  live: string
}

/** Chooses one of the kept builds of an area. */
export function BuildSelect({ builds, live, ...props }: Props) {
  return (
    <Select {...props}>
      <option value="">{builds ? 'Choose a build' : 'Loading…'}</option>
      {builds?.map((build) => (
        <option key={build.build} value={build.build}>
          {describe(build, live)}
        </option>
      ))}
    </Select>
  )
}

function describe({ build, releasedAt, commit, isPreview }: KeptBuild, live: string) {
  const facts = [
    build,
    releasedAt && `${isPreview ? 'uploaded' : 'released'} ${formatDateTime(releasedAt)}`,
    commit && `commit ${shortCommit(commit)}`,
    isPreview && 'preview',
    build === live && 'live now',
  ]
  return facts.filter(Boolean).join(', ')
}
