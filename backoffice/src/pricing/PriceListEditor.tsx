import { lazy, Suspense, useState } from 'react'
import { History, Plus } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { useUnsavedChangesWarning } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { type PriceList, publishedPriceList } from '@fortnight/supabase/pricing/adminQueries'
import type { AddOn, PricingPlan } from '@fortnight/supabase/pricing/queries'
import { deleteWithUndo } from '../list/deleteWithUndo.ts'
import { AddOnCard } from './AddOnCard.tsx'
import { discardDraft, editDraft, usePricingDraft } from './pricingDraft.ts'
import { PlanCard } from './PlanCard.tsx'
import { PriceCards } from './PriceCard.tsx'
import {
  mostAddOns,
  mostPlans,
  withAddOn,
  withoutAddOn,
  withoutPlan,
  withPlan,
  withPopularToggled,
} from './priceList.ts'
import { priceListChanges } from './priceListChanges.ts'
import { UnsavedBar } from './UnsavedBar.tsx'

// With the libraries for forms and dialogs they are most of this page, and it can be read without them.
const PlanDialog = lazy(() => import('./PlanDialog.tsx'))
const AddOnDialog = lazy(() => import('./AddOnDialog.tsx'))
const ChangesDialog = lazy(() => import('./PublishDialog.tsx'))
const VersionsDialog = lazy(() => import('./VersionsDialog.tsx'))

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-bottom: var(--space-4);
`
const Heading = styled.h2`
  margin: var(--space-5) 0 var(--space-3);
  font-size: var(--text-22);
`

type Open =
  { dialog: 'plan'; plan?: PricingPlan } | { dialog: 'add-on'; addOn?: AddOn } | { dialog: 'save' | 'versions' }

/** The draft of the price list. Nothing here makes a call until it is published. [ADMIN-PRICE-9] */
export function PriceListEditor() {
  const { data: published } = useSuspenseQuery(publishedPriceList())
  const [open, setOpen] = useState<Open | undefined>()
  const list = usePricingDraft(({ draft }) => draft) ?? published
  const changes = priceListChanges(published, list)
  useUnsavedChangesWarning(changes.length > 0)

  const edit = (change: (list: PriceList) => PriceList) => editDraft(published, change)
  const close = () => setOpen(undefined)

  // [ADMIN-PRICE-7]
  const deletePlan = (plan: PricingPlan, place: number) =>
    deleteWithUndo({
      confirmation: 'Are you sure you want to delete this pricing plan?',
      remove: async () => edit((before) => withoutPlan(before, plan.id)),
      successMessage: 'Plan deleted from your draft',
      undo: async () => edit((before) => withPlan(before, plan, place)),
    })
  const deleteAddOn = (addOn: AddOn, place: number) =>
    deleteWithUndo({
      confirmation: 'Are you sure you want to delete this add-on?',
      remove: async () => edit((before) => withoutAddOn(before, addOn.id)),
      successMessage: 'Add-on deleted from your draft',
      undo: async () => edit((before) => withAddOn(before, addOn, place)),
    })

  return (
    <>
      <Actions>
        <Button variant="ghost" size="small" onClick={() => setOpen({ dialog: 'versions' })}>
          <History aria-hidden /> History
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={list.plans.length >= mostPlans}
          onClick={() => setOpen({ dialog: 'plan' })}
        >
          <Plus aria-hidden /> Add Plan
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={list.addOns.length >= mostAddOns}
          onClick={() => setOpen({ dialog: 'add-on' })}
        >
          <Plus aria-hidden /> Add Add-on
        </Button>
        <Button size="small" disabled={changes.length === 0} onClick={() => setOpen({ dialog: 'save' })}>
          Save All Changes
        </Button>
      </Actions>
      <UnsavedBar count={changes.length} onDiscard={discardDraft} />
      <Heading>Plans</Heading>
      {list.plans.length === 0 && (
        <EmptyState title="No plans" hint="The pricing page needs at least one to choose. “Add Plan” makes one." />
      )}
      <PriceCards role="list" aria-label="Plans">
        {list.plans.map((plan, place) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            onTogglePopular={() => edit((before) => withPopularToggled(before, plan.id))}
            onEdit={() => setOpen({ dialog: 'plan', plan })}
            onDelete={() => void deletePlan(plan, place)}
          />
        ))}
      </PriceCards>
      <Heading>Add-ons</Heading>
      {list.addOns.length === 0 && (
        <EmptyState title="No add-ons" hint="Extras that go with any plan stand here. “Add Add-on” makes one." />
      )}
      <PriceCards role="list" aria-label="Add-ons">
        {list.addOns.map((addOn, place) => (
          <AddOnCard
            key={addOn.id}
            addOn={addOn}
            onEdit={() => setOpen({ dialog: 'add-on', addOn })}
            onDelete={() => void deleteAddOn(addOn, place)}
          />
        ))}
      </PriceCards>
      <Suspense>
        {open?.dialog === 'plan' && (
          <PlanDialog plan={open.plan} onSave={(plan) => edit((before) => withPlan(before, plan))} onClose={close} />
        )}
        {open?.dialog === 'add-on' && (
          <AddOnDialog
            addOn={open.addOn}
            onSave={(addOn) => edit((before) => withAddOn(before, addOn))}
            onClose={close}
          />
        )}
        {open?.dialog === 'save' && <ChangesDialog changes={changes} draft={list} onClose={close} />}
        {open?.dialog === 'versions' && (
          <VersionsDialog
            onClose={close}
            onRestore={({ plans, addOns }) => {
              edit(() => ({ plans, addOns }))
              close()
              toast.success('The version is in your draft. Save all changes to publish it.')
            }}
          />
        )}
      </Suspense>
    </>
  )
}
