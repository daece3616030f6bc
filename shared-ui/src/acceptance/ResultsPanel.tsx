import { Plus, Trash2 } from 'lucide-react'
import { type ComponentProps, type CSSProperties, lazy, Suspense, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { formatDate } from '../data/formatDate.ts'
import { ErrorBanner } from '../feedback/ErrorBanner.tsx'
import { VisuallyHidden } from '../page/VisuallyHidden.tsx'
import type { AcceptanceRoom, AcceptanceSummary } from './acceptanceRecords.ts'
import { ResultsRoot, Versions } from './resultsStyles.ts'
import { useAction } from './useAction.ts'

// Only the team opens it.
const VersionDialog = lazy(async () => ({ default: (await import('./runs/VersionDialog.tsx')).VersionDialog }))

type Props = ComponentProps<'section'> & { room: AcceptanceRoom }

/** How far the newest version of the agent passes the cases, what changed since the one before, and all its versions. */
export function ResultsPanel({ room: { list, actions }, ...rest }: Props) {
  const [isAdding, setIsAdding] = useState(false)
  const { isPending, error, run } = useAction(actions.errorMessage)
  const { summary, versions } = list
  const isTeam = list.side === 'team' && !list.is_closed
  const isClient = list.side === 'client' && !list.is_closed
  return (
    <ResultsRoot as="section" aria-label="Test results" {...(rest as object)}>
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
    </ResultsRoot>
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
        {countsSentence(summary)} {musts > 0 && `Must-haves: ${passed_musts} of ${musts} passed.`}{' '}
        {changesSentence(summary)}
      </p>
    </>
  )
}

/** The heading says how many of them pass. */
function countsSentence({ failed, open }: AcceptanceSummary) {
  if (failed + open === 0) return ''
  const parts = [failed > 0 && `${failed}\u00A0failed`, open > 0 && `${open}\u00A0not tested yet`]
  return `${parts.filter(Boolean).join(', ')}.`
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
