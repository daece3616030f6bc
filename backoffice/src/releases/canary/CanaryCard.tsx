import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Card } from '@fortnight/shared-ui/data/Card'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { Table } from '@fortnight/shared-ui/data/Table'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import type { CanaryArm, CanaryFigures } from '@fortnight/supabase/releases/canaries'
import { p75Of } from '@fortnight/supabase/releases/p75'
import { areaLabel } from '../../layout/areaLabel.ts'
import { formatVital, vitalLabels } from '../../list/formatVital.ts'
import { CanaryDialog } from './CanaryDialog.tsx'
import { EndCanaryDialog } from './EndCanaryDialog.tsx'

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  h3 {
    font-size: var(--text-18);
    overflow-wrap: anywhere;
  }

  thead code {
    display: block;
  }

  p {
    overflow-wrap: anywhere;
    max-width: var(--measure);
    margin: 0;
  }

  small {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

const rows: [string, (arm: CanaryArm) => string][] = [
  ['Page views', ({ views }) => views.toLocaleString('en-US')],
  ['Failed', ({ views, failed }) => `${failed.toLocaleString('en-US')} (${percent(failed, views)})`],
  [`${vitalLabels.LCP} (p75)`, ({ lcp }) => vital('LCP', lcp)],
  [`${vitalLabels.INP} (p75)`, ({ inp }) => vital('INP', inp)],
]

const percent = (part: number, all: number) => `${((100 * part) / Math.max(all, 1)).toFixed(2)}%`

function vital(name: 'LCP' | 'INP', histogram: CanaryArm['lcp']) {
  const value = p75Of(histogram)
  return value === undefined ? '—' : formatVital(name, value)
}

/** A canary: who gets it, what happened with both builds, and what an admin can do about it. [REL-111] [REL-115] */
export function CanaryCard({ canary }: { canary: CanaryFigures }) {
  const [openDialog, setOpenDialog] = useState<'change' | 'promote' | 'halt'>()
  const close = () => setOpenDialog(undefined)
  const { area, build, stable_build, share, reason, started_by, updated_at } = canary
  const name = areaLabel(area)
  return (
    <Root as="article" aria-label={`Canary of ${name}`}>
      <h3>
        {name}: <code>{build}</code> for {share}% of visitors
      </h3>
      <p>
        {reason}{' '}
        <small>
          {started_by ?? 'A deleted account'}, <time dateTime={updated_at}>{formatDateTime(updated_at)}</time>
        </small>
      </p>
      <Table caption={`What happened with both builds of ${name}`}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Figure</VisuallyHidden>
            </th>
            <th scope="col" data-align="end">
              Canary <code>{build}</code>
            </th>
            <th scope="col" data-align="end">
              Stable <code>{stable_build}</code>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-align="end">{value(canary.canary)}</td>
              <td data-align="end">{value(canary.stable)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>{describeNext(canary)}</p>
      <Buttons>
        <Button size="small" aria-label={`Promote the canary of ${name}`} onClick={() => setOpenDialog('promote')}>
          Promote
        </Button>
        <Button
          size="small"
          variant="secondary"
          aria-label={`Halt the canary of ${name}`}
          onClick={() => setOpenDialog('halt')}
        >
          Halt
        </Button>
        <Button
          size="small"
          variant="ghost"
          aria-label={`Change the canary of ${name}`}
          onClick={() => setOpenDialog('change')}
        >
          Change
        </Button>
      </Buttons>
      {openDialog === 'change' && <CanaryDialog area={area} live={stable_build} canary={canary} onClose={close} />}
      {(openDialog === 'promote' || openDialog === 'halt') && (
        <EndCanaryDialog canary={canary} isPromoted={openDialog === 'promote'} onClose={close} />
      )}
    </Root>
  )
}

function describeNext({ canary, share, min_views, error_margin, vitals_margin, promote_at }: CanaryFigures) {
  const promotion = promote_at ? ` If not, all visitors get it on ${formatDateTime(promote_at)}.` : ''
  if (share === 100) return `There is nothing to compare it with, so it is not halted automatically.${promotion}`
  const missing = min_views - canary.views
  const wait = missing > 0 ? `Nothing is decided before ${missing.toLocaleString('en-US')} more page views. ` : ''
  return (
    `${wait}It is halted automatically when clearly over ${error_margin}% more page views fail, or the largest paint or ` +
    `the response is clearly over ${vitals_margin}% slower.${promotion}`
  )
}
