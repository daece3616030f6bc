import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { Badge } from '../data/Badge.tsx'
import { VisuallyHidden } from '../page/VisuallyHidden.tsx'
import type { AcceptanceCase } from './acceptanceRecords.ts'
import { CaseTableRoot, CaseTableStyled, FoldRoot } from './caseTableStyles.ts'
import { ImportanceBadge } from './ImportanceBadge.tsx'

type Props = ComponentProps<'div'> & {
  cases: AcceptanceCase[]
  /** Whether a version of the agent is being tested. */
  isTested: boolean
  /** The version of the agent before the one that is being tested. */
  earlierVersion?: string | null | undefined
  onShow: (shown: AcceptanceCase) => void
  /** The buttons of a row. */
  actionsOf: (one: AcceptanceCase) => ReactNode
}

/** The cases as a table, on narrow screens as cards. Long texts are cut off; the title shows all of them. */
export function CaseTable({ cases, isTested, earlierVersion, onShow, actionsOf, ...rest }: Props) {
  return (
    <CaseTableRoot {...rest}>
      <CaseTableStyled caption="Acceptance cases">
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Case</th>
            <th scope="col">Input</th>
            <th scope="col">Expected result</th>
            {isTested && <th scope="col">Result</th>}
            <th scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {cases.map((one) => (
            <tr key={one.id} data-result={isTested ? markOf(one) : undefined}>
              <td data-column="No.">{one.number}</td>
              <th scope="row">
                <Button variant="ghost" size="small" onClick={() => onShow(one)}>
                  {one.title}
                </Button>
                <ImportanceBadge importance={one.importance} />
                {one.files.length > 0 && (
                  <small>{one.files.length === 1 ? '1 file' : `${one.files.length} files`}</small>
                )}
                {isTested && one.run?.result === 'pass' && <Fold number={one.number} />}
              </th>
              <td data-column="Input">
                <p dir="auto">{one.input}</p>
              </td>
              <td data-column="Expected result">
                <p dir="auto">{one.expected}</p>
              </td>
              {isTested && (
                <td data-column="Result">
                  <Result one={one} earlierVersion={earlierVersion} />
                </td>
              )}
              <td data-column="Actions">{actionsOf(one)}</td>
            </tr>
          ))}
        </tbody>
      </CaseTableStyled>
    </CaseTableRoot>
  )
}

/* What it opens are the cells after it, by its styles: a row cannot be folded. */
const Fold = ({ number }: { number: number }) => (
  <FoldRoot>
    <summary>
      <VisuallyHidden>Details of case {number}</VisuallyHidden>
    </summary>
  </FoldRoot>
)

/** The mark of a case that has to be looked at. */
function markOf({ run }: AcceptanceCase) {
  if (!run) return 'open'
  return run.result === 'pass' ? undefined : 'failed'
}

function Result({
  one: { run, earlier_result },
  earlierVersion,
}: { one: AcceptanceCase } & Pick<Props, 'earlierVersion'>) {
  if (!run) return <Badge>Not tested</Badge>
  const hasChanged = earlierVersion && earlier_result && earlier_result !== run.result
  return (
    <div>
      <Badge tone={run.result === 'pass' ? 'positive' : 'danger'}>{run.result === 'pass' ? 'Passed' : 'Failed'}</Badge>
      {hasChanged && (
        <small>
          {run.result === 'pass' ? 'Failed' : 'Passed'} with version {earlierVersion}
        </small>
      )}
      {run.note && (
        <div data-column="Result note">
          <p dir="auto">{run.note}</p>
        </div>
      )}
    </div>
  )
}
