import { type MouseEvent, useRef } from 'react'
import { brand } from '@fortnight/shared-ui/theme/brand'
import { Icon } from '@fortnight/shared-ui/data/Icon'
import { useIsHydrating } from '@fortnight/shared-ui/browser/useIsHydrating'
import { CopyLink } from './CopyLink.tsx'
import { shareLinks } from './shareLinks.ts'
import { ShareFrame } from './ShareMenuFrame.ts'
import { useDismissal } from './useDismissDetails.ts'

type Props = { path: string; title: string }

/**
 * The browser's own share sheet where there is one, otherwise a menu. The menu is a `details` with links, so it also
 * opens without a script; copying needs one and is offered only with it. [POST-9, POST-10]
 */
export function ShareControl({ path, title }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const hasScript = !useIsHydrating()
  useDismissal(details)

  // Wherever this page is being looked at: links that were shared from it work for the same people.
  const url = () => new URL(path, window.location.origin).href

  const handleToggle = async (event: MouseEvent) => {
    if (!navigator.share || details.current?.open) return
    event.preventDefault()
    try {
      await navigator.share({ title, url: url() })
    } catch {
      // Refused, or nothing to share with: both look the same from here. [POST-13]
      details.current?.setAttribute('open', '')
    }
  }

  const handleCopied = () => {
    const summary = details.current?.querySelector('summary')
    if (details.current?.contains(document.activeElement)) summary?.focus()
    details.current?.removeAttribute('open')
  }

  return (
    <ShareFrame ref={details}>
      <summary onClick={handleToggle}>
        <Icon name="share" />
        Share
      </summary>
      <ul role="list">
        {shareLinks(new URL(path, brand.origin).href, title).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
        {hasScript && (
          <li>
            <CopyLink url={url} onDone={handleCopied} />
          </li>
        )}
      </ul>
    </ShareFrame>
  )
}
