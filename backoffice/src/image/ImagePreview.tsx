import { Image } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'

const Root = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-1);
  width: 10rem;
  height: 5.625rem;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-small);
  color: var(--ink-soft);
  font-size: var(--text-14);
  text-align: center;
  overflow: hidden;

  > img {
    width: 10rem;
    height: 5.625rem;
    background: var(--line);
    object-fit: contain;
  }

  &:has(> img) {
    border-style: solid;
    border-color: var(--line);
  }

  /* Fingers have nothing to drop. */
  @media (hover: none) {
    > [data-about='dropping'] {
      display: none;
    }
  }
`

/** What an address shows, in a room that is always the same. It is beside the address, so it says nothing by itself. */
export function ImagePreview({ src }: { src: string | undefined }) {
  const [broken, setBroken] = useState<string>()
  const isBroken = src !== undefined && src === broken
  return (
    <Root>
      {src && !isBroken ? (
        <img src={src} alt="" width={160} height={90} onError={() => setBroken(src)} />
      ) : (
        <>
          <Image aria-hidden size={20} />
          {isBroken ? <span>No image there</span> : <span data-about="dropping">Drop an image here</span>}
        </>
      )}
    </Root>
  )
}
