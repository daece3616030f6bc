import { Image } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { imageLimits } from './prepareImage.ts'

/* Below each other in a rail, in one row where the field is wide. */
const Root = styled.div`
  position: relative;
  display: grid;
  place-content: center;
  place-items: center;
  gap: var(--space-2) var(--space-4);
  min-height: 7rem;
  padding: var(--space-4) var(--space-3);
  border: 2px dashed var(--line-strong);
  border-radius: var(--radius-large);
  background: var(--paper);
  color: var(--ink-soft);
  font-size: var(--text-14);
  text-align: center;
  overflow: hidden;

  > p > span {
    display: block;
    text-wrap: balance;
  }

  > p > :first-child:not(:last-child) {
    color: var(--ink);
    font-weight: 600;
  }

  @container image-field (min-width: 40rem) {
    grid-template-columns: auto auto auto;
    text-align: start;

    > button {
      margin-inline-start: var(--space-3);
    }
  }

  /* The button is below the image, of which it would cover a part. */
  &:has(> img) {
    grid-template-columns: minmax(0, 1fr);
    place-content: normal;
    justify-items: end;
    gap: 0;
    min-height: 0;
    padding: 0;
    border: 1px solid var(--line);
    background: var(--surface);

    > img {
      width: 100%;
      height: auto;
      aspect-ratio: 16 / 9;
      max-height: 60vh;
      background: var(--line);
      object-fit: contain;
    }

    > button {
      margin: var(--space-2);
    }
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
    [data-hint='drop'] {
      display: none;
    }
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
          <p>
            {isBroken ? <span>No image at this URL</span> : <span data-hint="drop">Drop an image here</span>}
            <span>{imageLimits}.</span>
          </p>
        </>
      )}
      {children}
      {progress !== undefined && <progress aria-label="Upload progress" max={100} value={Math.round(progress * 100)} />}
    </Root>
  )
}
