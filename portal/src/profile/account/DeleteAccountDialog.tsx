import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { ActionBar } from '@fortnight/shared-ui/controls/ActionBar'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { PasswordInput } from '@fortnight/shared-ui/controls/PasswordInput'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'
import { useMutation } from '@fortnight/shared-ui/query'
import { useNavigate } from '@fortnight/shared-ui/router'
import { deleteOwnAccount } from '@fortnight/supabase/account/mutations'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { clearLocalSession } from '@fortnight/supabase/core/session/localSession'
import { FormError, Form } from '../../layout/formParts.ts'
import { authErrorCode } from '@fortnight/supabase/account/authErrorCode'
import { showPersistentNotice } from './persistentNotice.tsx'

const DeletedData = styled.ul`
  margin: 0;
  padding-inline-start: var(--space-5);
`

const isSameEmail = (typed: string, email: string) => typed.trim().toLowerCase() === email.toLowerCase()

/** Lists what is deleted and requires the sign-in email and the password. */
export function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const navigate = useNavigate()
  const remove = useMutation(deleteOwnAccount())
  const form = useForm({ defaultValues: { address: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  const { address, password } = form.watch()
  const isConfirmed = isSameEmail(address, email) && password !== ''

  const deletePermanently = form.handleSubmit(async () => {
    try {
      await remove.mutateAsync({ email, password })
      showPersistentNotice('Your account has been deleted.')
      clearLocalSession()
      void navigate('/', { replace: true })
    } catch (error) {
      const field = authErrorCode(error) === 'invalid_credentials' ? 'password' : 'root'
      form.setError(field, { message: errorMessageFor(error, 'Your account could not be deleted.') })
      if (field === 'password') form.setFocus(field)
    }
  })

  return (
    <Dialog
      open
      onOpenChange={() => !isSubmitting && onClose()}
      title="Delete your account?"
      description="This can’t be undone, by you or by us. We remove:"
    >
      <Form noValidate onSubmit={(event) => void deletePermanently(event)}>
        <DeletedData>
          <li>your account and your profile,</li>
          <li>all your projects with their messages, files, and history, whatever their status,</li>
          <li>your newsletter subscription.</li>
        </DeletedData>
        <Field
          label="Your sign-in address"
          hint={
            <>
              Type <strong>{email}</strong> to confirm.
            </>
          }
          required
        >
          <Input type="email" autoComplete="off" {...form.register('address')} />
        </Field>
        <Field label="Password" error={errors.password?.message} required>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        {errors.root && <FormError>{errors.root.message}</FormError>}
        <ActionBar>
          <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" variant="dangerFilled" disabled={!isConfirmed || isSubmitting}>
            {isSubmitting ? 'Deleting...' : 'Delete permanently'}
          </Button>
        </ActionBar>
      </Form>
    </Dialog>
  )
}
