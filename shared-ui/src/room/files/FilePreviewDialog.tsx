import { useState } from 'react'
import { styled } from 'styled-components'
import { ActionBar } from '../../controls/ActionBar.tsx'
import { Button } from '../../controls/Button.tsx'
import { ErrorBanner } from '../../feedback/ErrorBanner.tsx'
import { Skeleton } from '../../feedback/Skeleton.tsx'
import { Dialog, type DialogProps } from '../../overlays/Dialog.tsx'
import { formatBytes } from '../formatBytes.ts'
import type { RoomFile } from '../roomRecords.ts'
import { previewKind } from './fileKind.ts'

const Root = styled(Dialog)`
  && {
    width: min(64rem, calc(100vw - 2 * var(--space-4)));
  }
`
const Picture = styled.img`
  display: block;
  max-height: 70dvh;
  margin-inline: auto;
  object-fit: contain;
`
const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 65dvh;
  border: 1px solid var(--line);
  background: #fff;
  color-scheme: light;
`

/** Whether the browser has a viewer of PDFs; most phones have none and would show a broken frame. */
const canShowPdfs = () => (navigator as { pdfViewerEnabled?: boolean }).pdfViewerEnabled !== false

type Props = Omit<DialogProps, 'open' | 'onOpenChange' | 'title'> & {
  file: RoomFile
  /** A signed link of a minute; undefined while it is being made. */
  link: string | undefined
  /** Why there is no link. */
  error?: string | undefined
  onRetry: () => void
  onDownload: (file: RoomFile) => void
  onClose: () => void
}

/** Shows an image, a PDF or a text. Nothing in it can run: the server sends it with a sandbox of its own, too. */
export function FilePreviewDialog({ file, link, error, onRetry, onDownload, onClose, ...rest }: Props) {
  const [failedLink, setFailedLink] = useState<string>()
  const kind = previewKind(file)
  const isUnsupported = kind === 'pdf' && !canShowPdfs()
  const hasFailed = link !== undefined && failedLink === link
  return (
    <Root
      open
      onOpenChange={onClose}
      title={file.name}
      description={`Version ${file.version}, ${formatBytes(file.bytes)}`}
      {...rest}
    >
      {(error || hasFailed) && (
        <ErrorBanner onRetry={onRetry}>{error ?? 'The preview could not be loaded.'}</ErrorBanner>
      )}
      {isUnsupported && <p>This browser doesn’t show PDFs inside a page. Download the file to read it.</p>}
      {!link && !error && !isUnsupported && <Skeleton lines={6} label="Loading the preview…" />}
      {link && !hasFailed && kind === 'image' && (
        <Picture src={link} alt={file.note ?? file.name} onError={() => setFailedLink(link)} />
      )}
      {link && kind === 'text' && <Frame src={link} title={`Text of ${file.name}`} sandbox="" />}
      {/* Browsers show no PDF in a frame with the sandbox attribute; their viewers run no script of the page. */}
      {link && kind === 'pdf' && !isUnsupported && <Frame src={link} title={`Pages of ${file.name}`} />}
      <ActionBar>
        <Button variant="secondary" onClick={() => onDownload(file)}>
          Download
        </Button>
        <Button onClick={onClose}>Close preview</Button>
      </ActionBar>
    </Root>
  )
}
