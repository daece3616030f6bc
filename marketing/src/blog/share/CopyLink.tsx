import { useEffect, useRef, useState } from 'react'

/** How long the confirmation stays visible. [POST-11] */
const copiedMs = 2_000

type Props = { url: () => string; onDone: () => void }

/** Copies the page's URL. Shows nothing when the clipboard is not available. [POST-12] */
export function CopyLink({ url, onDone }: Props) {
  const [isCopied, setIsCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const handleClick = async () => {
    try {
      await navigator.clipboard.writeText(url())
    } catch {
      return
    }
    setIsCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setIsCopied(false)
      onDone()
    }, copiedMs)
  }

  return (
    <>
      <button type="button" onClick={() => void handleClick()}>
        Copy link
      </button>
      <span role="status">{isCopied && 'Link copied!'}</span>
    </>
  )
}
