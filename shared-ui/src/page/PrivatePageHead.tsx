import { useContext } from 'react'
import { Helmet, HelmetProvider } from 'react-helmet-async'
import { pageTitle } from './PageHead.tsx'
import { formatUnread, UnreadContext } from './unreadTitle.ts'

/**
 * Title of a page behind sign-in, with noindex, and with the number of unread entries in front. Public pages use
 * `PageHead`, which needs no library. [META-1, META-5, ROOM-45]
 */
export function PrivatePageHead({ title }: { title: string }) {
  const unread = useContext(UnreadContext)
  const prefix = unread > 0 ? `(${formatUnread(unread)}) ` : ''
  return (
    <HelmetProvider>
      <Helmet>
        <title>{prefix + pageTitle(title)}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
    </HelmetProvider>
  )
}
