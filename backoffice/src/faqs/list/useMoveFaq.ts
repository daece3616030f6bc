import { createContext, useEffect, useRef, useState } from 'react'
import { useMutation } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { moveFaq as moveFaqMutation } from '@fortnight/supabase/faqs/adminMutations'
import type { FaqFilter, ListedFaq } from '@fortnight/supabase/faqs/adminQueries'
import { rowsPerPage } from '@fortnight/supabase/lists/pageSizes'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'

type Direction = 'up' | 'down'

/** The function that the buttons of a row call. */
export const MoveFaqContext = createContext((_faq: ListedFaq, _direction: Direction) => {})

/** The element id of a row's button. */
export const moveButtonId = (faqId: string, direction: Direction) => `move-${direction}-${faqId}`

const pageOf = (place: number) => Math.ceil(place / rowsPerPage)

/**
 * Returns the function that moves a FAQ among those that match the filter, and the announcement for screen readers. A
 * row that moves to another page takes the user there, and the focus moves with it, so that pressing again moves it
 * again. [ADMIN-FAQ-4]
 */
export function useMoveFaq(
  { q, state }: Omit<FaqFilter, 'page'>,
  faqs: ListedFaq[],
  changePage: (page: number) => void,
) {
  const { mutate, isPending } = useMutation(moveFaqMutation())
  const [announcement, setAnnouncement] = useState('')
  const lastMove = useRef<{ id: string; place: number; direction: Direction }>(undefined)

  const moveFaq = (faq: ListedFaq, direction: Direction) => {
    if (isPending) return
    const onSuccess = (place: number | null) => {
      if (place === null) return
      lastMove.current = { id: faq.id, place, direction }
      setAnnouncement(`Moved to position ${place} of ${faq.total}: ${faq.question}`)
      if (pageOf(place) !== pageOf(faq.place)) changePage(pageOf(place))
    }
    const onError = () => void toast.error(saveFailedMessage)
    mutate({ id: faq.id, isUp: direction === 'up', q, state }, { onSuccess, onError })
  }

  // The browser drops the focus of a row that moves in the table; on another page its element is a new one.
  useEffect(() => {
    const { id, place, direction } = lastMove.current ?? {}
    const movedFaq = faqs.find((faq) => faq.id === id && faq.place === place)
    if (!movedFaq || !direction) return
    lastMove.current = undefined
    const isAtEnd = movedFaq.place === (direction === 'up' ? 1 : movedFaq.total)
    const opposite = direction === 'up' ? 'down' : 'up'
    document.getElementById(moveButtonId(movedFaq.id, isAtEnd ? opposite : direction))?.focus()
  })

  return { moveFaq, announcement }
}
