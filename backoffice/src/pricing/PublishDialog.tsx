import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { useMutation, useQueryClient } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import {
  isPriceListConflict,
  type PublishedPriceList,
  publishedPriceList,
  publishPriceList,
} from '@fortnight/supabase/pricing/adminQueries'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { ChangedFields } from './ChangedFields.tsx'
import { discardDraft, rebaseDraft } from './pricingDraft.ts'
import type { Change } from './priceListChanges.ts'

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
const Failure = styled(ErrorBanner)`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  margin-top: var(--space-4);
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-3);
  margin-top: var(--space-5);
`

const kinds = {
  added: { tone: 'positive', word: 'New' },
  changed: { tone: 'info', word: 'Changed' },
  removed: { tone: 'danger', word: 'Removed' },
  moved: { tone: 'neutral', word: 'Moved' },
} as const

type Props = { changes: Change[]; draft: PublishedPriceList; onClose: () => void }

/** What publishing would change, and the button that does it, all at once. [ADMIN-PRICE-3] */
export default function ChangesDialog({ changes, draft, onClose }: Props) {
  const queryClient = useQueryClient()
  const publish = useMutation(publishPriceList())

  const save = async () => {
    try {
      await publish.mutateAsync(draft)
    } catch {
      return
    }
    discardDraft()
    toast.success('Published. Visitors see the new price list.')
    onClose()
  }
  const compareAnew = useMutation({
    mutationFn: () => queryClient.fetchQuery({ ...publishedPriceList(), staleTime: 0 }),
    onSuccess: ({ version }) => {
      rebaseDraft(version)
      publish.reset()
    },
  })

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Publish these changes?"
      description="Visitors see all of them at once, on their next page."
    >
      <List role="list">
        {changes.map(({ key, kind, what, name, fields }) => (
          <li key={key}>
            <h3>
              <Badge tone={kinds[kind].tone}>{kinds[kind].word}</Badge> {what}: {name}
            </h3>
            <ChangedFields fields={fields} />
          </li>
        ))}
      </List>
      {publish.isError && (
        <Failure as="div">
          <p>{errorMessageFor(publish.error, 'Failed to publish the price list')}</p>
          {isPriceListConflict(publish.error) && (
            <Button
              variant="secondary"
              size="small"
              disabled={compareAnew.isPending}
              onClick={() => compareAnew.mutate()}
            >
              {compareAnew.isPending ? 'Comparing…' : 'Compare with what is published now'}
            </Button>
          )}
          {compareAnew.isError && (
            <p>{errorMessageFor(compareAnew.error, 'What is published now could not be loaded.')}</p>
          )}
        </Failure>
      )}
      <Actions>
        <Button variant="secondary" onClick={onClose}>
          Keep editing
        </Button>
        <Button disabled={publish.isPending} onClick={() => void save()}>
          {publish.isPending ? 'Publishing…' : 'Publish'}
        </Button>
      </Actions>
    </Dialog>
  )
}
