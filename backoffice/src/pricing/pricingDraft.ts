import { create } from 'zustand'
import type { PriceList, PublishedPriceList } from '@fortnight/supabase/pricing/adminQueries'
import { useSession } from '@fortnight/supabase/session'

/** What has been edited and not been published. It lives in this tab's memory: no calls, gone on reload. [ADMIN-PRICE-9] */
export const usePricingDraft = create<{ draft: PublishedPriceList | null }>(() => ({ draft: null }))

/** Edits the draft, which starts as what is published. */
export function editDraft(published: PublishedPriceList, edit: (list: PriceList) => PriceList) {
  usePricingDraft.setState(({ draft }) => {
    const before = draft ?? published
    return { draft: { ...edit(before), version: before.version } }
  })
}

/** Lets the draft follow another published version, which the person has seen. */
export function rebaseDraft(version: number) {
  usePricingDraft.setState(({ draft }) => ({ draft: draft && { ...draft, version } }))
}

export function discardDraft() {
  usePricingDraft.setState({ draft: null })
}

// The next person at this tab starts from what is published.
useSession.subscribe(({ status }) => {
  if (status === 'signed-out') discardDraft()
})
