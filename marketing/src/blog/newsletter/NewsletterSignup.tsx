import { type SubmitEvent, useState } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { track } from '@fortnight/shared-ui/track'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { styled } from 'styled-components'
import { FieldAndButton } from '../../layout/FieldAndButton.ts'
import { type SubscriptionResult, submitSubscription } from './submitSubscription.ts'

const Panel = styled.section`
  display: grid;
  gap: var(--space-5) var(--space-7);
  padding: clamp(var(--space-5), 4vw, var(--space-7));
  border: 2px solid var(--ink);
  border-radius: var(--radius-large);
  background: var(--surface);

  h2 {
    margin-bottom: var(--space-3);
    font-size: var(--text-28);
  }

  > div > p {
    max-width: 30em;
    color: var(--ink-soft);
  }

  @media (min-width: 800px) {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }

  @media print {
    display: none;
  }
`

const Form = styled.form`
  display: grid;
  gap: var(--space-3);

  > p {
    color: var(--ink);
    font-weight: 600;
  }

  > p:empty {
    margin-top: calc(-1 * var(--space-3));
  }
`

/** The newsletter form. Works without JavaScript; after hydration the response appears in place. [BLOG-7] */
export function NewsletterSignup() {
  const [result, setResult] = useState<SubscriptionResult>()
  const [isSending, setIsSending] = useState(false)

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    const result = await submitSubscription(event.currentTarget)
    setResult(result)
    setIsSending(false)
    if (result.isAccepted) track('form_submitted', { form: 'newsletter' })
  }

  return (
    <Panel aria-labelledby="newsletter-heading">
      <div>
        <h2 id="newsletter-heading">New articles by email</h2>
        <p>
          At most twice a month, with all articles since the last issue. You confirm your address with a link we email
          you, and every issue has an unsubscribe link.
        </p>
      </div>
      <Form method="post" action="/newsletter" onSubmit={(event) => void handleSubmit(event)}>
        <FieldAndButton>
          <Field label="Email address" error={result?.isAccepted === false ? result.message : undefined}>
            <Input type="email" name="email" required autoComplete="email" maxLength={254} />
          </Field>
          <Button type="submit" aria-disabled={isSending || undefined}>
            Subscribe
          </Button>
        </FieldAndButton>
        {/* A honeypot: invisible to visitors, filled in by bots. */}
        <VisuallyHidden aria-hidden="true">
          <label>
            Leave this empty
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </VisuallyHidden>
        <p role="status">{result?.isAccepted && result.message}</p>
      </Form>
    </Panel>
  )
}
