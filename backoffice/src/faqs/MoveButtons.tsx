import { useEffect, useRef } from 'react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button } from '@fortnight/shared-ui/Button'

type Props = {
  place: number
  isFirst: boolean
  isLast: boolean
  /** What is moved, for those who cannot see the row. */
  of: string
  onMove: (step: 1 | -1) => void
}

/** Up and down. The focus travels with the row, so that pressing again moves it again. */
export function MoveButtons({ place, isFirst, isLast, of, onMove }: Props) {
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const pressed = useRef<1 | -1 | undefined>(undefined)

  // The browser drops the focus of a row that moves in the table, and a button at the end of the list is disabled.
  useEffect(() => {
    if (pressed.current === -1) (up.current?.disabled ? down : up).current?.focus()
    if (pressed.current === 1) (down.current?.disabled ? up : down).current?.focus()
    pressed.current = undefined
  }, [place])

  const move = (step: 1 | -1) => {
    pressed.current = step
    onMove(step)
  }

  return (
    <>
      <Button
        ref={up}
        variant="ghost"
        size="small"
        disabled={isFirst}
        title="Move up"
        aria-label={`Move up: ${of}`}
        onClick={() => move(-1)}
      >
        <ArrowUp aria-hidden />
      </Button>
      <Button
        ref={down}
        variant="ghost"
        size="small"
        disabled={isLast}
        title="Move down"
        aria-label={`Move down: ${of}`}
        onClick={() => move(1)}
      >
        <ArrowDown aria-hidden />
      </Button>
    </>
  )
}
