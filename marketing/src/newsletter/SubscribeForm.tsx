import { Button } from '@fortnight/shared-ui/controls/Button'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { FieldAndButton } from '../layout/FieldAndButton.ts'

/** The plain subscription form, which works without JavaScript. */
export function SubscribeForm({ error }: { error?: string }) {
  return (
    <form method="post" action="/newsletter">
      <FieldAndButton>
        <Field label="Email address" error={error}>
          <Input type="email" name="email" autoComplete="email" required maxLength={254} />
        </Field>
        <Button type="submit">Subscribe</Button>
      </FieldAndButton>
      <VisuallyHidden aria-hidden="true">
        {/* A honeypot: only bots fill it in. */}
        <label>
          Website <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </form>
  )
}
