import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { useLocation } from '@fortnight/shared-ui/router'
import { ButtonRow } from '../layout/ButtonRow.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { type NewsletterPageContent, findPageContent } from './newsletterPages.ts'
import { SubscribeForm } from './SubscribeForm.tsx'

const unknownPage: NewsletterPageContent = {
  title: 'Page not found',
  documentTitle: 'Page not found',
  text: 'Did you open the whole link from our email?',
}

/** All newsletter pages: the form, its outcomes, and the pages that links in mails lead to. [BLOG-7] */
export default function NewsletterPage() {
  const { title, documentTitle, text, form, button } = findPageContent(useLocation().pathname) ?? unknownPage
  return (
    <>
      <PageHead title={documentTitle} noindex />
      <PageHeader
        name="Newsletter"
        pattern="letters"
        title={title}
        lead={
          <>
            <p>{text}</p>
            {form && <SubscribeForm {...form} />}
            {/* Needs a click, because mail scanners follow every link. The form posts to the current URL, so the token
                does not appear in the page. */}
            {button && (
              <form method="post">
                <Button type="submit" size="large">
                  {button}
                </Button>
              </form>
            )}
            {!form && !button && (
              <ButtonRow>
                <ButtonLink to="/blog">Read the blog</ButtonLink>
                <ButtonLink to="/" variant="secondary">
                  Back to Home
                </ButtonLink>
              </ButtonRow>
            )}
          </>
        }
      />
    </>
  )
}
