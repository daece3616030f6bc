import { type MouseEvent, useRef } from 'react'
import { brand } from '@fortnight/shared-ui/theme/brand'
import { Icon } from '@fortnight/shared-ui/data/Icon'
import { sharePath } from '@fortnight/shared-ui/data/iconPaths'
import { useIsHydrating } from '@fortnight/shared-ui/browser/useIsHydrating'
import { CopyLink } from './CopyLink.tsx'
import { shareLinks } from './shareLinks.ts'
import { ShareMenuDetails } from './ShareMenuDetails.ts'
import { useDismissDetails } from './useDismissDetails.ts'

type Props = { path: string; title: string }

/**
 * Opens the browser's share sheet where available, otherwise a menu. The menu is a `details` element with links, so it
 * also works without JavaScript; copying needs JavaScript and appears after hydration. [POST-9, POST-10]
 */
export function ShareMenu({ path, title }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const isHydrated = !useIsHydrating()
  useDismissDetails(details)

  // The current origin rather than the public one, so that links shared from a staging site stay on that site.
  const currentUrl = () => new URL(path, window.location.origin).href

  const handleToggle = async (event: MouseEvent) => {
    if (typeof navigator.share !== 'function' || details.current?.open) return
    event.preventDefault()
    try {
      await navigator.share({ title, url: currentUrl() })
    } catch {
      // The browser throws both when the user cancels and when sharing is impossible. [POST-13]
      details.current?.setAttribute('open', '')
    }
  }

  const handleCopied = () => {
    const summary = details.current?.querySelector('summary')
    if (details.current?.contains(document.activeElement)) summary?.focus()
    details.current?.removeAttribute('open')
  }

  return (
    <ShareMenuDetails ref={details}>
      <summary onClick={(event) => void handleToggle(event)}>
        <Icon path={sharePath} />
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
        {isHydrated && (
          <li>
            <CopyLink url={currentUrl} onDone={handleCopied} />
          </li>
        )}
      </ul>
    </ShareMenuDetails>
  )
}
