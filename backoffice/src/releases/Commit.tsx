import { styled } from 'styled-components'
import { shortCommit } from './shortCommit.ts'

/** A line below another value of a cell. */
export const Detail = styled.small`
  display: block;
  color: var(--ink-soft);
  font-size: inherit;
  font-weight: 400;
`

/** The commit of a build, below its name; nothing when the build doesn’t know it. */
export const Commit = ({ commit }: { commit: string | null }) =>
  commit && (
    <Detail title={commit}>
      Commit <code>{shortCommit(commit)}</code>
    </Detail>
  )
