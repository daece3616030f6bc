import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import type { AddOn } from '@fortnight/supabase/pricing/queries'
import { EditorDialog } from './FormDialog.tsx'
import { price, words } from './fieldSchemas.ts'

const schema = z.object({ name: words('Name', 80), price: price('Price'), description: words('Description', 500) })

const blank = { name: '', price: '', description: '' }

type Props = { addOn: AddOn | undefined; onSave: (addOn: AddOn) => void; onClose: () => void }

/** Everything about one add-on; without an add-on it creates one. [ADMIN-PRICE-6] */
export default function AddOnDialog({ addOn, onSave, onClose }: Props) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: addOn ?? blank,
  })
  const { errors, isDirty } = formState

  const onSubmit = handleSubmit((values) => {
    onSave({ ...values, id: addOn?.id ?? crypto.randomUUID() })
    onClose()
  })

  return (
    <EditorDialog
      title={addOn ? 'Edit Add-on' : 'Add Add-on'}
      submitText={addOn ? 'Update Add-on' : 'Create Add-on'}
      isDirty={isDirty}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Field label="Name" error={errors.name?.message} required>
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <Field label="Price" error={errors.price?.message} hint="As it is shown, such as $500" required>
        <Input autoComplete="off" {...register('price')} />
      </Field>
      <Field label="Description" error={errors.description?.message} required data-wide>
        <Textarea rows={3} {...register('description')} />
      </Field>
    </EditorDialog>
  )
}
