import { Plus, Trash2 } from 'lucide-react'
import { type ComponentProps, type CSSProperties, lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../controls/Button.tsx'
import { Card } from '../data/Card.tsx'
import { formatDate } from '../data/formatDate.ts'
import { ErrorBanner } from '../feedback/ErrorBanner.tsx'
import { VisuallyHidden } from '../page/VisuallyHidden.tsx'
import type { AcceptanceRoom, AcceptanceSummary } from './acceptanceRecords.ts'
import { useAction } from './useAction.ts'

// Only the team opens it.
const VersionDialog = lazy(async () => ({ default: (await import('./runs/VersionDialog.tsx')).VersionDialog }))

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  h3 {
    font-size: var(--text-18);
  }

  progress {
    width: 100%;
    height: 8px;
    border: 0;
    border-radius: var(--radius-small);
    appearance: none;
    background: linear-gradient(to right, var(--danger) var(--tested), var(--line) 0);
    accent-color: var(--positive);
  }

  /* Behind the cases that pass, those that fail. */
  progress::-webkit-progress-bar {
    border-radius: inherit;
    background: linear-gradient(to right, var(--danger) var(--tested), var(--line) 0);
  }

  progress::-webkit-progress-value {
    border-radius: inherit;
    background: var(--positive);
  }

  progress::-moz-progress-bar {
    background: var(--positive);
  }

  > button {
    justify-self: start;
  }

  @media (max-width: 40rem) {
    > button[data-size] {
      min-height: 44px;
    }
  }
`
const Versions = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    padding-block: var(--space-1);
    border-top: 1px solid var(--line);
  }

  > li:last-child {
    padding-bottom: 0;
  }

  > li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

type Props = ComponentProps<'section'> & { room: AcceptanceRoom }

/** How far the newest version of the agent passes the cases, what changed since the one before, and all its versions. */
export function ResultsPanel({ room: { list, actions }, ...rest }: Props) {
  const [isAdding, setIsAdding] = useState(false)
  const { isPending, error, run } = useAction(actions.errorMessage)
  const { summary, versions } = list
  const isTeam = list.side === 'team' && !list.is_closed
  const isClient = list.side === 'client' && !list.is_closed
  return (
    <Root as="section" aria-label="Test results" {...(rest as object)}>
      {summary ? (
        <>
          <Summary summary={summary} />
          {isClient && <p>You and the team both record results: try a case yourself, and say what you saw.</p>}
        </>
      ) : (
        <p>
          {isTeam ? 'Add the first version of the agent to test it.' : 'No version of the agent is ready to test yet.'}
        </p>
      )}
      {error && <ErrorBanner>{error}</ErrorBanner>}
      {isTeam && (
        <Button variant="secondary" size="small" onClick={() => setIsAdding(true)}>
          <Plus aria-hidden /> New version
        </Button>
      )}
      {versions.length > 0 && (
        <Versions role="list" aria-label="Versions of the agent">
          {versions.map(({ name, note, created_at, runs }) => (
            <li key={name}>
              <span>
                <strong>Version {name}</strong>
                {note && `: ${note}`}
                <small>
                  {formatDate(created_at)} · {runs === 1 ? '1 result' : `${runs} results`}
                </small>
              </span>
              {isTeam && runs === 0 && (
                <Button
                  variant="ghost"
                  size="small"
                  aria-disabled={isPending}
                  onClick={() => run(() => actions.deleteVersion(name))}
                >
                  <Trash2 aria-hidden /> Delete <VisuallyHidden>version {name}</VisuallyHidden>
                </Button>
              )}
            </li>
          ))}
        </Versions>
      )}
      {isAdding && (
        <Suspense>
          <VersionDialog actions={actions} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </Root>
  )
}

function Summary({ summary }: { summary: AcceptanceSummary }) {
  const { version, cases, passed, failed, musts, passed_musts } = summary
  const tested = { '--tested': `${((passed + failed) / cases) * 100}%` } as CSSProperties
  return (
    <>
      <h3>
        {passed} of {cases} cases passed with version {version}
      </h3>
      <progress value={passed} max={cases} style={tested} aria-label="Cases that passed" />
      <p>
        {musts > 0 && `Must-haves: ${passed_musts} of ${musts} passed.`} {countsSentence(summary)}{' '}
        {changesSentence(summary)}
      </p>
    </>
  )
}

/** The heading says when all of them pass. */
function countsSentence({ passed, failed, open }: AcceptanceSummary) {
  if (failed + open === 0) return ''
  const parts = [
    `${passed}\u00A0passed`,
    failed > 0 && `${failed}\u00A0failed`,
    open > 0 && `${open}\u00A0not tested yet`,
  ]
  return `All cases: ${parts.filter(Boolean).join(', ')}.`
}

function changesSentence({ earlier_version, fixed, broken }: AcceptanceSummary) {
  if (!earlier_version) return ''
  if (fixed + broken === 0) return `Nothing has changed since version ${earlier_version}.`
  const parts = [
    fixed > 0 && `${fixed} more ${fixed === 1 ? 'case passes' : 'cases pass'}`,
    broken > 0 && `${broken} no longer ${broken === 1 ? 'passes' : 'pass'}`,
  ]
  return `Since version ${earlier_version}: ${parts.filter(Boolean).join(', ')}.`
}
