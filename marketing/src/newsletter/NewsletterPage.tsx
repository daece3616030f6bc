import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { useLocation } from '@fortnight/shared-ui/router'
import { styled } from 'styled-components'
import { PageHeader } from '../layout/PageHeader.tsx'
import { type NewsletterPageContent, findPageContent } from './newsletterPages.ts'
import { SubscribeForm } from './SubscribeForm.tsx'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`

const missing: NewsletterPageContent = { title: 'There is no such page', text: 'Is the link from our mail complete?' }

/** All newsletter pages: the form, its outcomes, and the pages that links in mails lead to. [BLOG-7] */
export default function NewsletterPage() {
  const { title, text, form, button } = findPageContent(useLocation().pathname) ?? missing
  return (
    <>
      <PageHead title={`${title} – newsletter`} noindex />
      <PageHeader name="Newsletter" title={title} lead={<p>{text}</p>}>
        {form && <SubscribeForm {...form} />}
        {/* A button and not the link itself, because programs that check mails follow every link. The form goes to this
            very address, so that the token in it need not stand in the page. */}
        {button && (
          <form method="post">
            <Button type="submit" size="large">
              {button}
            </Button>
          </form>
        )}
        {!form && !button && (
          <Row>
            <ButtonLink to="/blog">Read the blog</ButtonLink>
            <ButtonLink to="/" variant="secondary">
              Back to Home
            </ButtonLink>
          </Row>
        )}
      </PageHeader>
    </>
  )
}
