import { Image } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { imageLimits } from './prepareImage.ts'

const Root = styled.div`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-2);
  min-height: 14rem;
  border: 2px dashed var(--line-strong);
  border-radius: var(--radius-large);
  background: var(--paper);
  color: var(--ink-soft);
  font-size: var(--text-14);
  text-align: center;
  overflow: hidden;

  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    background: var(--line);
    object-fit: contain;
  }

  > img ~ button {
    position: absolute;
    inset-block-end: var(--space-2);
    inset-inline-end: var(--space-2);
  }

  &:has(> img) {
    aspect-ratio: 16 / 9;
    min-height: 0;
    padding-block: 0;
    max-height: 60vh;
    border: 1px solid var(--line);
  }

  &[data-dropping] {
    border: 2px dashed var(--accent);
    background: var(--accent-soft);
  }

  > progress {
    position: absolute;
    inset: auto 0 0;
    width: 100%;
    height: 6px;
    border: 0;
    background: var(--line);
    appearance: none;

    &::-webkit-progress-bar {
      background: var(--line);
    }

    &::-webkit-progress-value {
      background: var(--accent);
    }

    &::-moz-progress-bar {
      background: var(--accent);
    }
  }

  /* Touch screens have no drag and drop. */
  @media (hover: none), (max-width: 40rem) {
    min-height: 7rem;
    padding-block: var(--space-4);

    > [data-hint='drop'] {
      display: none;
    }
  }

  > [data-hint='limits'] {
    padding-inline: var(--space-3);
    text-wrap: balance;
  }
`

type Props = {
  /** URL of the image to show. */
  src: string | undefined
  isDraggedOver: boolean
  /** The sent fraction of an upload, from 0 to 1. */
  progress: number | undefined
  /** The button that opens the file picker. */
  children: ReactNode
}

/** The image of a field, or the place to drop one. The image is decorative, because its URL is beside it. */
export function ImageDropArea({ src, isDraggedOver, progress, children }: Props) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const isBroken = src !== undefined && src === brokenSrc
  return (
    <Root data-dropping={isDraggedOver || undefined}>
      {src && !isBroken ? (
        <img src={src} alt="" width={800} height={450} onError={() => setBrokenSrc(src)} />
      ) : (
        <>
          <Image aria-hidden size={28} />
          {isBroken ? <span>No image at this URL</span> : <span data-hint="drop">Drop an image here</span>}
          <span data-hint="limits">{imageLimits}.</span>
        </>
      )}
      {children}
      {progress !== undefined && <progress aria-label="Upload progress" max={100} value={Math.round(progress * 100)} />}
    </Root>
  )
}
