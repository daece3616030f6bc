import { Button } from '@fortnight/shared-ui/controls/Button'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { styled } from 'styled-components'

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  max-width: 28rem;

  > :first-child {
    width: 100%;
  }
`

/** The plain subscription form, which works without JavaScript. */
export function SubscribeForm({ error }: { error?: string }) {
  return (
    <Form method="post" action="/newsletter">
      <Field label="Email" error={error} required>
        <Input type="email" name="email" autoComplete="email" required maxLength={254} />
      </Field>
      <VisuallyHidden aria-hidden="true">
        {/* A honeypot: only bots fill it in. */}
        <label>
          Website <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
      <Button type="submit">Subscribe</Button>
    </Form>
  )
}
