import { styled } from 'styled-components'
import type { ErrorBuild } from '@fortnight/supabase/telemetry/clientErrors'

const Code = styled.code`
  white-space: nowrap;
`

/** A build by its id, which leads to its commit when the build knows it. */
export function BuildLink({ build: { build, commit_url } }: { build: ErrorBuild }) {
  if (!commit_url) return <Code>{build}</Code>
  return (
    <a href={commit_url} target="_blank" rel="noreferrer" aria-label={`Commit of build ${build}`}>
      <Code>{build}</Code>
    </a>
  )
}
