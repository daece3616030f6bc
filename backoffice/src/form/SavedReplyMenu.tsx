import { MessageSquareText } from 'lucide-react'
import { styled } from 'styled-components'
import { Button, type ButtonProps } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { PopoverMenu } from '@fortnight/shared-ui/overlays/PopoverMenu'
import { useQuery } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { savedReplies } from '@fortnight/supabase/desk/savedReplies'

const Message = styled.p`
  max-width: 18rem;
  padding: var(--space-2) var(--space-3);
  color: var(--ink-soft);
  font-size: var(--text-14);
`
const Title = styled.span`
  max-width: 20rem;
  overflow: hidden;
  text-overflow: ellipsis;
`

const Root = styled.div`
  /* On a phone it fits beside the other buttons of a form without its icon. */
  @media (max-width: 25rem) {
    > button > svg {
      display: none;
    }
  }
`

type Props = { variant?: ButtonProps['variant']; onPick: (body: string) => void }

/** A menu of the saved replies. `onPick` gets the text with its placeholders. [ROOM-57] */
export function SavedReplyMenu({ variant = 'secondary', onPick }: Props) {
  const { data: replies, error, refetch } = useQuery(savedReplies())
  return (
    <Root>
      <PopoverMenu
        label="Saved replies"
        variant={variant}
        icon={
          <>
            <MessageSquareText aria-hidden /> Saved replies
          </>
        }
      >
        {replies?.map(({ id, title, body }) => (
          <Button key={id} variant="ghost" size="small" onClick={() => onPick(body)}>
            <Title>{title}</Title>
          </Button>
        ))}
        {replies?.length === 0 && <Message>No saved replies yet.</Message>}
        {!replies && !error && <Message>Loading…</Message>}
        {!replies && error && (
          <>
            <Message>{errorMessageFor(error, 'The saved replies could not be loaded.')}</Message>
            <Button variant="ghost" size="small" onClick={() => void refetch()}>
              Retry
            </Button>
          </>
        )}
        {replies && (
          <ButtonLink to="/admin/replies" variant="ghost" size="small">
            Edit saved replies
          </ButtonLink>
        )}
      </PopoverMenu>
    </Root>
  )
}
