import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Badge } from '../../data/Badge.tsx'
import { formatDateTime } from '../../data/formatDate.ts'
import { authorLabel } from '../../room/authorLabel.ts'
import { FileChip } from '../../room/files/FileChip.tsx'
import type { RoomFile } from '../../room/roomRecords.ts'
import type { AcceptanceRun } from '../acceptanceRecords.ts'

const Root = styled.div`
  ol {
    display: grid;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    justify-items: start;
    gap: var(--space-1);
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
  }

  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  small,
  p[data-empty] {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

type Props = ComponentProps<'div'> & {
  runs: AcceptanceRun[]
  /** The wording of the case now. */
  caseVersion: number
  onOpenFile: (file: RoomFile) => void
}

/** What a case has shown with every version of the agent, newest first. */
export function RunHistory({ runs, caseVersion, onOpenFile, ...rest }: Props) {
  return (
    <Root {...rest}>
      {runs.length === 0 && <p data-empty>No result yet.</p>}
      <ol role="list">
        {runs.map((run, index) => (
          <li key={run.id}>
            <span>
              <Badge tone={run.result === 'pass' ? 'positive' : 'danger'}>
                {run.result === 'pass' ? 'Passed' : 'Failed'}
              </Badge>{' '}
              with version {run.agent_version}
              {isChange(run, runs[index + 1]) && (run.result === 'pass' ? ', failed before' : ', passed before')}
            </span>
            {run.note && <p dir="auto">{run.note}</p>}
            {run.picture && <FileChip file={run.picture} onOpen={onOpenFile} />}
            <small>
              {authorLabel(run)}, <time dateTime={run.created_at}>{formatDateTime(run.created_at)}</time>
              {run.case_version !== caseVersion && ', with an earlier wording of the case'}
            </small>
          </li>
        ))}
      </ol>
    </Root>
  )
}

const isChange = (run: AcceptanceRun, before: AcceptanceRun | undefined) => before && before.result !== run.result
