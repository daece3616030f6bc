import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import type { AddOn } from '@fortnight/supabase/pricing/queries'
import { requiredText } from '../form/requiredText.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { priceText } from './priceText.ts'

const schema = z.object({
  name: requiredText('Name', 80),
  price: priceText('Price'),
  description: requiredText('Description', 500),
})

const blank = { name: '', price: '', description: '' }

type Props = { addOn: AddOn | undefined; onSave: (addOn: AddOn) => void; onClose: () => void }

/** Edits an add-on; without one it creates a new one. [ADMIN-PRICE-6] */
export default function AddOnDialog({ addOn, onSave, onClose }: Props) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: addOn ?? blank,
  })
  const { errors, isDirty } = formState

  const handleSave = handleSubmit((values) => {
    onSave({ ...values, id: addOn?.id ?? crypto.randomUUID() })
    onClose()
  })

  return (
    <FormDialog
      title={addOn ? 'Edit Add-on' : 'Add Add-on'}
      submitText={addOn ? 'Update Add-on' : 'Create Add-on'}
      isDirty={isDirty}
      onSubmit={() => void handleSave()}
      onClose={onClose}
    >
      <Field label="Name" error={errors.name?.message} required>
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <Field label="Price" error={errors.price?.message} hint="As displayed, such as $500" required>
        <Input autoComplete="off" {...register('price')} />
      </Field>
      <Field label="Description" error={errors.description?.message} required data-wide>
        <Textarea rows={3} {...register('description')} />
      </Field>
    </FormDialog>
  )
}
