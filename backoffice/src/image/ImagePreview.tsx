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

  /* Touch screens have no drag and drop. */
  @media (hover: none) {
    > [data-hint='drop'] {
      display: none;
    }
  }
`

/** The image at a URL, in a box of fixed size. It is decorative, because its URL is beside it. */
export function ImagePreview({ src }: { src: string | undefined }) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const isBroken = src !== undefined && src === brokenSrc
  return (
    <Root>
      {src && !isBroken ? (
        <img src={src} alt="" width={160} height={90} onError={() => setBrokenSrc(src)} />
      ) : (
        <>
          <Image aria-hidden size={20} />
          {isBroken ? <span>No image at this URL</span> : <span data-hint="drop">Drop an image here</span>}
        </>
      )}
    </Root>
  )
}
