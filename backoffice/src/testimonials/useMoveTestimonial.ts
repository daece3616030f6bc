import { createContext, useEffect, useRef, useState } from 'react'
import { useMutation } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import {
  type ListedTestimonial,
  moveTestimonial as moveTestimonialMutation,
} from '@fortnight/supabase/testimonials/adminTestimonials'
import { saveFailedMessage } from '../list/deleteWithUndo.ts'
import { titleOf } from './publicationStates.ts'

type Direction = 'up' | 'down'

/** The function that the buttons of a row call. */
export const MoveTestimonialContext = createContext((_testimonial: ListedTestimonial, _direction: Direction) => {})

/** The element id of a row's button. */
export const moveButtonId = (id: string, direction: Direction) => `move-${direction}-${id}`

/**
 * Returns the function that moves a published testimonial, and the announcement for screen readers. The focus moves with
 * the row, so that pressing again moves it again.
 */
export function useMoveTestimonial(testimonials: ListedTestimonial[]) {
  const { mutate, isPending } = useMutation(moveTestimonialMutation())
  const [announcement, setAnnouncement] = useState('')
  const lastMove = useRef<{ id: string; place: number; direction: Direction }>(undefined)

  const moveTestimonial = (testimonial: ListedTestimonial, direction: Direction) => {
    if (isPending) return
    const { id, published_total } = testimonial
    const onSuccess = (place: number | null) => {
      if (place === null) return
      lastMove.current = { id, place, direction }
      setAnnouncement(`Moved to position ${place} of ${published_total}: ${titleOf(testimonial)}`)
    }
    const onError = (error: Error) => void toast.error(errorMessageFor(error, saveFailedMessage))
    mutate({ id, isUp: direction === 'up' }, { onSuccess, onError })
  }

  // The browser drops the focus of a row that moves in the table.
  useEffect(() => {
    const { id, place, direction } = lastMove.current ?? {}
    const moved = testimonials.find((listed) => listed.id === id && listed.place === place)
    if (!moved || !direction) return
    lastMove.current = undefined
    const isAtEnd = moved.place === (direction === 'up' ? 1 : moved.published_total)
    const opposite = direction === 'up' ? 'down' : 'up'
    document.getElementById(moveButtonId(moved.id, isAtEnd ? opposite : direction))?.focus()
  })

  return { moveTestimonial, announcement }
}
