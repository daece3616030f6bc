import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Textarea } from '../controls/Textarea.tsx'

const Root = styled(Textarea)`
  max-height: min(24rem, 40dvh);
  resize: none;
`

type Props = Omit<ComponentProps<'textarea'>, 'value'> & { value: string }

/** A text control that grows with its text up to a part of the window, then scrolls. */
export function GrowingTextarea({ value, ref, ...rest }: Props) {
  const ownRef = useRef<HTMLTextAreaElement>(null)
  const fittedWidth = useRef(0)

  useLayoutEffect(() => {
    if (ownRef.current) fittedWidth.current = fitToText(ownRef.current)
  }, [value])

  // Lines wrap again in another width, and what is hidden has none until it is shown.
  useEffect(() => {
    const textarea = ownRef.current
    if (!textarea) return
    const observer = new ResizeObserver(() => {
      if (textarea.offsetWidth !== fittedWidth.current) fittedWidth.current = fitToText(textarea)
    })
    observer.observe(textarea)
    return () => observer.disconnect()
  }, [])

  const setRefs = (textarea: HTMLTextAreaElement | null) => {
    ownRef.current = textarea
    if (typeof ref === 'function') return ref(textarea)
    if (ref) ref.current = textarea
    return undefined
  }

  return <Root rows={2} value={value} ref={setRefs} {...rest} />
}

/** Returns the width for which the height is right. */
function fitToText(textarea: HTMLTextAreaElement) {
  textarea.style.height = 'auto'
  const borders = textarea.offsetHeight - textarea.clientHeight
  textarea.style.height = `${textarea.scrollHeight + borders}px`
  return textarea.offsetWidth
}
