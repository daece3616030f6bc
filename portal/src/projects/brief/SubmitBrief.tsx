import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Card } from '@fortnight/shared-ui/data/Card'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { useMutation } from '@fortnight/shared-ui/query'
import { missingQuestions, type ProjectBrief } from '@fortnight/supabase/briefs/brief'
import { submitBrief } from '@fortnight/supabase/briefs/mutations'
import { errorMessageFor } from '@fortnight/supabase/core/errors'

const Root = styled(Card)`
  display: grid;
  justify-items: start;
  gap: var(--space-3);

  @media (min-width: 60rem) {
    position: sticky;
    top: calc(var(--header) + var(--space-5));
  }

  h3 {
    font-size: var(--text-18);
  }

  ul {
    display: grid;
    gap: var(--space-1);
    padding: 0;
    list-style: none;
  }

  li button {
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink);
    font: inherit;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
`

type Props = {
  brief: ProjectBrief
  /** Leads to a question. */
  onShow: (id: string) => void
}

/** Sends the brief to the team, or says which answers are missing. [FORT-52] */
export function SubmitBrief({ brief, onShow }: Props) {
  const { mutate, isPending, error } = useMutation(submitBrief())
  const missing = missingQuestions(brief)
  const isSent = brief.state === 'submitted'
  const send = () => {
    if (!isPending) mutate(brief.project_id, { onSuccess: () => void toast.success('Brief sent') })
  }
  return (
    <Root as="section" aria-labelledby="submit">
      <h3 id="submit">{isSent ? 'We have your brief' : 'Send the brief'}</h3>
      {missing.length > 0 ? (
        <>
          <p id="missing-answers">
            {missing.length === 1
              ? '1 required answer is still missing:'
              : `${missing.length} required answers are still missing:`}
          </p>
          <ul role="list">
            {missing.map(({ id, label }) => (
              <li key={id}>
                <button type="button" onClick={() => onShow(id)}>
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          {isSent
            ? 'We’ll read it and ask if anything is unclear. Once we accept it, we’ll set the start date.'
            : 'We have every answer we need. We’ll read them, ask if anything is unclear, and then set the start date.'}
        </p>
      )}
      {error && <ErrorBanner>{errorMessageFor(error, 'The brief was not sent. Try again.')}</ErrorBanner>}
      {!isSent && (
        <Button
          variant={missing.length > 0 ? 'secondary' : 'primary'}
          aria-disabled={isPending || missing.length > 0}
          aria-describedby={missing.length > 0 ? 'missing-answers' : undefined}
          onClick={send}
        >
          {isPending ? 'Sending…' : 'Send the brief'}
        </Button>
      )}
    </Root>
  )
}
