import { useEffect, useState } from 'react'

const pauseMs = 300

/**
 * Waits for the pause that somebody who types makes. `wait` calls back when there was no further keystroke for 300 ms;
 * `end` gives up, because something else has been chosen; `isAhead` tells whether the pause is still to come.
 */
export function useTypingPause() {
  const [pause] = useState(typingPause)
  useEffect(() => pause.end, [pause])
  return pause
}

function typingPause() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const wait = (onPause: () => void) => {
    end()
    const { pathname } = window.location
    timer = setTimeout(() => {
      timer = undefined
      // While the next page is on its way, this one is still here: whoever has left it is not called back.
      if (window.location.pathname === pathname) onPause()
    }, pauseMs)
  }
  return { wait, end, isAhead: () => timer !== undefined }
}
