import { lazy, Suspense, useState } from 'react'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { useUnsavedChangesWarning } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { type PriceList, publishedPriceList } from '@fortnight/supabase/pricing/adminQueries'
import type { AddOn, PricingPlan } from '@fortnight/supabase/pricing/queries'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { deleteWithUndo } from '../list/deleteWithUndo.ts'
import { AddOnCard } from './AddOnCard.tsx'
import { discardDraft, editDraft, usePricingDraft } from './pricingDraft.ts'
import { EditorActions } from './EditorActions.tsx'
import { PlanCard } from './PlanCard.tsx'
import { PriceCards } from './PriceCard.tsx'
import {
  maxAddOns,
  maxPlans,
  upsertAddOn,
  removeAddOn,
  removePlan,
  upsertPlan,
  togglePopularPlan,
} from './priceList.ts'
import { comparePriceLists } from './priceListChanges.ts'
import { SectionHead } from './SectionHead.tsx'
import { UnsavedBar } from './UnsavedBar.tsx'

// Loaded on demand: the libraries for forms and dialogs are most of this page's code.
const PlanDialog = lazy(() => import('./PlanDialog.tsx'))
const AddOnDialog = lazy(() => import('./AddOnDialog.tsx'))
const PublishDialog = lazy(() => import('./PublishDialog.tsx'))
const VersionsDialog = lazy(() => import('./VersionsDialog.tsx'))

type OpenDialog =
  { dialog: 'plan'; plan?: PricingPlan } | { dialog: 'add-on'; addOn?: AddOn } | { dialog: 'publish' | 'versions' }

/** Edits the draft of the price list. Nothing is sent to the server until it is published. [ADMIN-PRICE-9] */
export function PriceListEditor() {
  const { data: published } = useSuspenseQuery(publishedPriceList())
  const [openDialog, setOpenDialog] = useState<OpenDialog | undefined>()
  const list = usePricingDraft(({ draft }) => draft) ?? published
  const changes = comparePriceLists(published, list)
  useUnsavedChangesWarning(changes.length > 0)

  const edit = (change: (list: PriceList) => PriceList) => editDraft(published, change)
  // `deleteWithUndo` expects functions that return promises.
  const editAsync = (change: (list: PriceList) => PriceList) => {
    edit(change)
    return Promise.resolve()
  }
  const close = () => setOpenDialog(undefined)

  // [ADMIN-PRICE-7]
  const deletePlan = (plan: PricingPlan, index: number) =>
    deleteWithUndo({
      confirmation: 'Are you sure you want to delete this pricing plan?',
      remove: () => editAsync((current) => removePlan(current, plan.id)),
      successMessage: 'Plan deleted from your draft',
      undo: () => editAsync((current) => upsertPlan(current, plan, index)),
    })
  const deleteAddOn = (addOn: AddOn, index: number) =>
    deleteWithUndo({
      confirmation: 'Are you sure you want to delete this add-on?',
      remove: () => editAsync((current) => removeAddOn(current, addOn.id)),
      successMessage: 'Add-on deleted from your draft',
      undo: () => editAsync((current) => upsertAddOn(current, addOn, index)),
    })

  return (
    <>
      <EditorActions
        isChanged={changes.length > 0}
        onHistory={() => setOpenDialog({ dialog: 'versions' })}
        onPublish={() => setOpenDialog({ dialog: 'publish' })}
      />
      <UnsavedBar count={changes.length} onDiscard={discardDraft} />
      <SectionHead
        title="Plans"
        addText="Add Plan"
        isFull={list.plans.length >= maxPlans}
        onAdd={() => setOpenDialog({ dialog: 'plan' })}
      />
      {list.plans.length === 0 && (
        <EmptyState title="No plans" hint="The pricing page needs at least one plan. Choose “Add Plan” to create it." />
      )}
      <PriceCards role="list" aria-label="Plans">
        {list.plans.map((plan, index) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            onTogglePopular={() => edit((current) => togglePopularPlan(current, plan.id))}
            onEdit={() => setOpenDialog({ dialog: 'plan', plan })}
            onDelete={() => void deletePlan(plan, index)}
          />
        ))}
      </PriceCards>
      <SectionHead
        title="Add-ons"
        addText="Add Add-on"
        isFull={list.addOns.length >= maxAddOns}
        onAdd={() => setOpenDialog({ dialog: 'add-on' })}
      />
      {list.addOns.length === 0 && (
        <EmptyState title="No add-ons" hint="Extras for any plan appear here. Choose “Add Add-on” to create one." />
      )}
      <PriceCards role="list" aria-label="Add-ons">
        {list.addOns.map((addOn, index) => (
          <AddOnCard
            key={addOn.id}
            addOn={addOn}
            onEdit={() => setOpenDialog({ dialog: 'add-on', addOn })}
            onDelete={() => void deleteAddOn(addOn, index)}
          />
        ))}
      </PriceCards>
      <Suspense>
        {openDialog?.dialog === 'plan' && (
          <PlanDialog
            plan={openDialog.plan}
            onSave={(plan) => edit((current) => upsertPlan(current, plan))}
            onClose={close}
          />
        )}
        {openDialog?.dialog === 'add-on' && (
          <AddOnDialog
            addOn={openDialog.addOn}
            onSave={(addOn) => edit((current) => upsertAddOn(current, addOn))}
            onClose={close}
          />
        )}
        {openDialog?.dialog === 'publish' && <PublishDialog changes={changes} draft={list} onClose={close} />}
        {openDialog?.dialog === 'versions' && (
          <VersionsDialog
            onClose={close}
            onRestore={({ plans, addOns }) => {
              edit(() => ({ plans, addOns }))
              close()
              void toast.success('The version is in your draft. Save all changes to publish it.')
            }}
          />
        )}
      </Suspense>
    </>
  )
}
