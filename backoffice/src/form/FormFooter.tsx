import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { createGlobalStyle, styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { confirmClose } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { DraftStatus } from './DraftStatus.tsx'
import type { AdminRecordForm, AdminRow } from './useAdminRecordForm.ts'

/* Sticky, so that the save status and the buttons stay visible in a long form. It also covers borders outside their box. */
const Root = styled.div.attrs<{ 'data-part'?: string }>({ 'data-part': 'actions' })`
  position: sticky;
  z-index: 2;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  margin-inline: -1px;
  padding: var(--space-3) 1px;
  border-top: 1px solid var(--line);
  background: var(--paper);

  [role='dialog'] & {
    margin-inline: calc(-1 * var(--dialog-padding));
    padding-inline: var(--dialog-padding);
    background: var(--surface);
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }

  > :last-child {
    margin-inline-start: auto;
  }

  @media (max-height: 40rem), (max-width: 40rem) {
    position: static;

    [role='dialog'] & {
      position: sticky;
    }
  }

  /* On a phone the buttons fill their rows. */
  @media (max-width: 30rem) {
    > :last-child {
      flex: 1 1 100%;

      > * {
        flex: 1 1 auto;
      }

      /* Two others share a row, with the button that saves below them. */
      > :nth-child(n + 3)[type='submit'] {
        flex-basis: 100%;
      }
    }
  }

  @media (max-height: 20rem) {
    [role='dialog'] & {
      position: static;
    }
  }
`

/* The footer never covers what has the focus: on the page, because a text field only scrolls to its cursor. */
const FocusAboveFooter = createGlobalStyle`
  html {
    scroll-padding-bottom: 7rem;
  }
`

type Props<Values extends FieldValues, Row extends AdminRow> = {
  state: AdminRecordForm<Values, Row>
  /** The text of the submit button, except during a save. */
  submitText: string
  /** Says what a save does. */
  note?: ReactNode
  /** Further buttons that save. */
  children?: ReactNode
}

/** The save status of a form and its buttons. */
export function FormFooter<Values extends FieldValues, Row extends AdminRow>({
  state: { draft, base, isDirty, isSubmitting, failure, exit, submit },
  submitText,
  note,
  children,
}: Props<Values, Row>) {
  return (
    <Root>
      <FocusAboveFooter />
      <div>
        <DraftStatus
          draft={draft}
          isDirty={isDirty}
          isStored={base !== undefined}
          isSaving={isSubmitting}
          hasFailed={failure !== undefined}
          onRetry={() => void submit()}
        />
        {note}
      </div>
      <div>
        {typeof exit === 'string' ? (
          <ButtonLink to={exit} variant="secondary">
            Cancel
          </ButtonLink>
        ) : (
          <Button variant="secondary" onClick={() => confirmClose() && exit()}>
            Cancel
          </Button>
        )}
        {children}
        <Button type="submit" aria-disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : submitText}
        </Button>
      </div>
    </Root>
  )
}
