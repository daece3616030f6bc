import { Helmet, HelmetProvider } from 'react-helmet-async'
import { pageTitle } from './PageHead.tsx'

/** Title of a page behind sign-in, with noindex. Public pages use `PageHead`, which needs no library. [META-1, META-5] */
export function PrivatePageHead({ title }: { title: string }) {
  return (
    <HelmetProvider>
      <Helmet>
        <title>{pageTitle(title)}</title>
        <meta name="robots" content="noindex" />
      </Helmet>
    </HelmetProvider>
  )
}
