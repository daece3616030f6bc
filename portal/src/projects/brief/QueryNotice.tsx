import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { useMutation } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import type { BriefQuery } from '@fortnight/supabase/briefs/brief'
import { resolveQueries } from '@fortnight/supabase/briefs/mutations'
import { errorMessageFor } from '@fortnight/supabase/core/errors'

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-bottom: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-inline-start: 3px solid var(--accent);
  background: var(--surface);

  > blockquote {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
  }
`

type Props = { project: string; question: string; query: BriefQuery }

/** What the team has asked about an answer, until the client changes it, or says that it is answered. [FORT-55] */
export function QueryNotice({ project, question, query }: Props) {
  const { mutate, isPending, error } = useMutation(resolveQueries())
  return (
    <Root>
      <p>
        <strong>The team asked:</strong>
      </p>
      <blockquote>{query.body}</blockquote>
      {error && <ErrorBanner>{errorMessageFor(error, 'That didn’t work. Try again.')}</ErrorBanner>}
      <div>
        <Link to={`/project/${project}/messages?at=${query.sequence}`}>Reply in Messages</Link>
        <Button
          variant="secondary"
          size="small"
          aria-disabled={isPending}
          onClick={() => !isPending && mutate({ project, question })}
        >
          Mark as answered
        </Button>
      </div>
    </Root>
  )
}
