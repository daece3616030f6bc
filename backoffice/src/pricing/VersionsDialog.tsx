import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { type PriceListVersion, priceListVersions } from '@fortnight/supabase/pricing/adminQueries'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { EmptyLine } from '../layout/EmptyLine.ts'

const List = styled.ol`
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
  }

  > li > div {
    flex: 1 1 16rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  p {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

type Props = { onRestore: (version: PriceListVersion) => void; onClose: () => void }

/** The published versions of the price list. Restoring one replaces the draft; it still has to be published. */
export default function VersionsDialog({ onRestore, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Published versions"
      description="Restoring puts a version in your draft. Visitors see it once you save all changes."
    >
      <PageBoundary fallback={<Skeleton lines={4} />} errorTitle="The versions could not be loaded">
        <Versions onRestore={onRestore} />
      </PageBoundary>
    </Dialog>
  )
}

function Versions({ onRestore }: Pick<Props, 'onRestore'>) {
  const { data: versions } = useSuspenseQuery(priceListVersions())
  if (versions.length === 0) return <EmptyLine>Nothing has been published from here yet.</EmptyLine>
  return (
    <List role="list">
      {versions.map((version, index) => (
        <li key={version.id}>
          <div>
            <strong>
              {version.publishedBy ? formatDateTime(version.publishedAt) : 'Before the first publication'}
            </strong>{' '}
            {index === 0 && <Badge tone="positive">Published now</Badge>}
            <p>{[version.publishedBy, summarize(version)].filter(Boolean).join(' · ')}</p>
          </div>
          <Button variant="secondary" size="small" onClick={() => onRestore(version)}>
            Restore <VisuallyHidden>version {version.id}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </List>
  )
}

const summarize = ({ plans, addOns }: PriceListVersion) =>
  `${plans.map(({ name }) => name).join(', ') || 'no plans'}; ${addOns.length} add-on${addOns.length === 1 ? '' : 's'}`
