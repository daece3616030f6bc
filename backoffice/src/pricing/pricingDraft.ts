import { create } from 'zustand'
import type { PriceList, PublishedPriceList } from '@fortnight/supabase/pricing/adminQueries'
import { useSession } from '@fortnight/supabase/session'

/** The unpublished edits. They exist only in this tab's memory: no requests, lost on reload. [ADMIN-PRICE-9] */
export const usePricingDraft = create<{ draft: PublishedPriceList | null }>(() => ({ draft: null }))

/** Edits the draft, which starts as a copy of the published list. */
export function editDraft(published: PublishedPriceList, edit: (list: PriceList) => PriceList) {
  usePricingDraft.setState(({ draft }) => {
    const base = draft ?? published
    return { draft: { ...edit(base), version: base.version } }
  })
}

/** Sets the published version that the draft replaces, once the admin has seen that version. */
export function setDraftBaseVersion(version: number) {
  usePricingDraft.setState(({ draft }) => ({ draft: draft && { ...draft, version } }))
}

export function discardDraft() {
  usePricingDraft.setState({ draft: null })
}

// The next admin who signs in to this tab starts from the published list.
useSession.subscribe(({ status }) => {
  if (status === 'signed-out') discardDraft()
})
