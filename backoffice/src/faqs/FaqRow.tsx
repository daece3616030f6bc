import { useMutation } from '@fortnight/shared-ui/query'
import { Pencil, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/Button'
import { ButtonLink } from '@fortnight/shared-ui/ButtonLink'
import { RichText } from '@fortnight/shared-ui/RichText'
import { Switch } from '@fortnight/shared-ui/Switch'
import { toast } from '@fortnight/shared-ui/Toast'
import { VisuallyHidden } from '@fortnight/shared-ui/VisuallyHidden'
import { deleteFaq, type ListedFaq, restoreFaq, setFaqPublished } from '@fortnight/supabase/faqs'
import { confirmAndUndo, notSaved } from '../layout/confirmAndUndo.ts'
import { cutAnswer } from './answerText.ts'
import { MoveButtons } from './MoveButtons.tsx'

const previewLength = 200

const Question = styled.th`
  min-width: 12rem;
`
const Answer = styled.td`
  min-width: 16rem;

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    font-size: inherit;
  }
`
const Nowrap = styled.td`
  white-space: nowrap;
`

type Props = {
  faq: ListedFaq
  place: number
  isFirst: boolean
  isLast: boolean
  onMove: (step: 1 | -1) => void
}

/** One FAQ. What it shows is what is stored: a refused change leaves the row as it was. [ADMIN-FAQ-2] */
export function FaqRow({ faq, place, isFirst, isLast, onMove }: Props) {
  const publish = useMutation(setFaqPublished())
  const remove = useMutation(deleteFaq())
  const restore = useMutation(restoreFaq())
  const onError = () => toast.error(notSaved)

  const confirmAndRemove = () =>
    confirmAndUndo({
      question: 'Are you sure you want to delete this FAQ?',
      remove: () => remove.mutateAsync(faq.id),
      done: 'FAQ deleted',
      undo: () => restore.mutateAsync(faq),
    })

  return (
    <tr>
      <td data-align="end">{faq.order_index}</td>
      <Question scope="row">{faq.question}</Question>
      <Answer>
        <RichText>{cutAnswer(faq.answer, previewLength)}</RichText>
      </Answer>
      <Nowrap>
        <Switch
          checked={faq.published}
          disabled={publish.isPending}
          onCheckedChange={(published) => publish.mutate({ id: faq.id, published }, { onError })}
        >
          <span>
            Published <VisuallyHidden>: {faq.question}</VisuallyHidden>
          </span>
        </Switch>
      </Nowrap>
      <Nowrap>
        <time dateTime={faq.created_at}>
          {new Date(faq.created_at).toLocaleDateString('en-US', { dateStyle: 'medium' })}
        </time>
      </Nowrap>
      <Nowrap>
        <MoveButtons place={place} isFirst={isFirst} isLast={isLast} of={faq.question} onMove={onMove} />
        <ButtonLink to={`/admin/faqs/edit/${faq.id}`} variant="ghost" size="small" title="Edit">
          <Pencil aria-hidden /> <VisuallyHidden>Edit {faq.question}</VisuallyHidden>
        </ButtonLink>
        <Button variant="ghost" size="small" title="Delete" disabled={remove.isPending} onClick={confirmAndRemove}>
          <Trash2 aria-hidden /> <VisuallyHidden>Delete {faq.question}</VisuallyHidden>
        </Button>
      </Nowrap>
    </tr>
  )
}
