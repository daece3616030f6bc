import { type ComponentProps, useLayoutEffect, useRef } from 'react'
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

  useLayoutEffect(() => {
    const textarea = ownRef.current
    if (!textarea) return
    textarea.style.height = 'auto'
    const borders = textarea.offsetHeight - textarea.clientHeight
    textarea.style.height = `${textarea.scrollHeight + borders}px`
  }, [value])

  const setRefs = (textarea: HTMLTextAreaElement | null) => {
    ownRef.current = textarea
    if (typeof ref === 'function') return ref(textarea)
    if (ref) ref.current = textarea
    return undefined
  }

  return <Root rows={2} value={value} ref={setRefs} {...rest} />
}
