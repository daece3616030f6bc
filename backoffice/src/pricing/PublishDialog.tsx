import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { ActionBar } from '@fortnight/shared-ui/controls/ActionBar'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { useMutation, useQueryClient } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { isPriceListConflict, publishPriceList } from '@fortnight/supabase/pricing/adminMutations'
import { type PublishedPriceList, publishedPriceList } from '@fortnight/supabase/pricing/adminQueries'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { ChangedFields } from './ChangedFields.tsx'
import { discardDraft, setDraftBaseVersion } from './pricingDraft.ts'
import type { PriceListChange } from './priceListChanges.ts'

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;

  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-16);
  }
`
const PublishErrorBanner = styled(ErrorBanner)`
  margin-top: var(--space-4);

  > div {
    display: grid;
    justify-items: start;
    gap: var(--space-2);
  }
`
const changeKinds = {
  added: { tone: 'positive', label: 'New' },
  changed: { tone: 'info', label: 'Changed' },
  removed: { tone: 'danger', label: 'Removed' },
  moved: { tone: 'neutral', label: 'Moved' },
} as const

type Props = { changes: PriceListChange[]; draft: PublishedPriceList; onClose: () => void }

/** Lists what publishing would change, and publishes all of it in one request. [ADMIN-PRICE-3] */
export default function PublishDialog({ changes, draft, onClose }: Props) {
  const queryClient = useQueryClient()
  const publication = useMutation(publishPriceList())

  const publishDraft = async () => {
    try {
      await publication.mutateAsync(draft)
    } catch {
      return
    }
    discardDraft()
    void toast.success('Published. Visitors now see the new price list.')
    onClose()
  }
  const comparison = useMutation({
    mutationFn: () => queryClient.query({ ...publishedPriceList(), staleTime: 0 }),
    onSuccess: ({ version }) => {
      setDraftBaseVersion(version)
      publication.reset()
    },
  })

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Publish these changes?"
      description="Changes go live together on visitors’ next page load."
    >
      <List role="list">
        {changes.map(({ key, kind, entryType, name, fields }) => (
          <li key={key}>
            <h3>
              <Badge tone={changeKinds[kind].tone}>{changeKinds[kind].label}</Badge> {entryType}: {name}
            </h3>
            <ChangedFields fields={fields} />
          </li>
        ))}
      </List>
      {publication.isError && (
        <PublishErrorBanner>
          <p>{errorMessageFor(publication.error, 'Failed to publish the price list')}</p>
          {isPriceListConflict(publication.error) && (
            <Button
              variant="secondary"
              size="small"
              aria-disabled={comparison.isPending}
              onClick={() => comparison.mutate()}
            >
              {comparison.isPending ? 'Comparing…' : 'Compare with the published price list'}
            </Button>
          )}
          {comparison.isError && (
            <p>{errorMessageFor(comparison.error, 'The published price list could not be loaded.')}</p>
          )}
        </PublishErrorBanner>
      )}
      <ActionBar>
        <Button variant="secondary" onClick={onClose}>
          Keep editing
        </Button>
        <Button aria-disabled={publication.isPending} onClick={() => void publishDraft()}>
          {publication.isPending ? 'Publishing…' : 'Publish'}
        </Button>
      </ActionBar>
    </Dialog>
  )
}
