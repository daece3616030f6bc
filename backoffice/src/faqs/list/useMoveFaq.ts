import { createContext, useEffect, useRef, useState } from 'react'
import { useMutation } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { moveFaq } from '@fortnight/supabase/faqs/adminMutations'
import type { FaqFilter, ListedFaq } from '@fortnight/supabase/faqs/adminQueries'
import { rowsPerPage } from '@fortnight/supabase/core/rowsPerPage'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'

type Direction = 'up' | 'down'

/** How the buttons of a row move it. */
export const MoveFaq = createContext((_faq: ListedFaq, _direction: Direction) => {})

/** The id of a row's button on the page. */
export const moveButtonId = (faqId: string, direction: Direction) => `move-${direction}-${faqId}`

const pageOf = (place: number) => Math.ceil(place / rowsPerPage)

/**
 * Moves FAQs within what the filter leaves. A row that leaves its page is followed to the next one, and the focus travels
 * with it, so that pressing again moves it again. [ADMIN-FAQ-4]
 */
export function useFaqMoves({ q, state }: FaqFilter, rows: ListedFaq[], onPage: (page: number) => void) {
  const { mutate, isPending } = useMutation(moveFaq())
  const [announcement, setAnnouncement] = useState('')
  const moved = useRef<{ id: string; place: number; direction: Direction }>(undefined)

  const move = (faq: ListedFaq, direction: Direction) => {
    if (isPending) return
    const onSuccess = (place: number | null) => {
      if (place === null) return
      moved.current = { id: faq.id, place, direction }
      setAnnouncement(`Moved to place ${place} of ${faq.total}: ${faq.question}`)
      if (pageOf(place) !== pageOf(faq.place)) onPage(pageOf(place))
    }
    const onError = () => toast.error(saveFailedMessage)
    mutate({ id: faq.id, isUp: direction === 'up', q, state }, { onSuccess, onError })
  }

  // The browser drops the focus of a row that moves in the table, and on another page it is a new one.
  useEffect(() => {
    const { id, place, direction } = moved.current ?? {}
    const arrived = rows.find((faq) => faq.id === id && faq.place === place)
    if (!arrived || !direction) return
    moved.current = undefined
    const isAtEnd = arrived.place === (direction === 'up' ? 1 : arrived.total)
    const opposite = direction === 'up' ? 'down' : 'up'
    document.getElementById(moveButtonId(arrived.id, isAtEnd ? opposite : direction))?.focus()
  })

  return { move, announcement }
}
