import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { breadcrumbs, structuredData } from '@fortnight/shared-ui/page/StructuredData'
import { brand } from '@fortnight/shared-ui/theme/brand'
import { PageHeader } from '../layout/PageHeader.tsx'
import { PointList } from '../layout/PointList.tsx'
import { Section } from '../layout/section/Section.tsx'
import { PrivacySwitches } from './PrivacySwitches.tsx'
import { RecordList } from './RecordList.tsx'
import { browserRecords, serverRecords } from './records.ts'

const involved = [
  {
    title: brand.name,
    text: 'Runs this site and its server, and reads what you send us. There are no ads, and we sell nothing about you.',
  },
  {
    title: 'Supabase',
    text: 'Its database stores accounts, projects, and the newsletter list. Its sign‑in service checks your password.',
  },
  {
    title: 'The email provider',
    text: 'Delivers our emails, so it sees your address and what we write to you. Any copies we keep are deleted after 30 days.',
  },
  {
    title: 'Sites that host pictures',
    text: 'A picture in a post, or a partner’s logo, can come from its owner’s site, which then sees your IP address. Fonts and scripts never come from other sites.',
  },
]

/** What is stored, by whom and for how long, at /privacy. [PRIV-1] */
export default function PrivacyPage() {
  return (
    <>
      <PageHead
        title="Privacy: what we store, and for how long"
        description="What this site stores about you, where and for how long, which other companies are involved, and how you decide about the optional ones."
        keywords={['privacy', 'cookies', 'stored data', 'analytics consent']}
        canonicalPath="/privacy"
        structuredData={structuredData(breadcrumbs({ name: 'Privacy', path: '/privacy' }))}
      />
      <PageHeader
        name="Privacy"
        title={'What we\u00A0store, and\u00A0why'}
        lead={
          <>
            <p>
              You can read this whole site with cookies turned off. Here is everything that is stored, where it is, and
              when it goes away.
            </p>
            <p>
              {/* Changes with the texts of this page and its records. */}
              Last updated <time dateTime="2026-11-30">November 30, 2026</time>
            </p>
          </>
        }
      />
      <Section
        id="choices"
        title="Your choices"
        lead="Optional services from other companies. Changes take effect right away, in this browser."
      >
        <PrivacySwitches />
      </Section>
      <Section
        id="on-our-side"
        title="On our side"
        lead="What the server and the database know about you, what it’s for, and how long it’s kept."
      >
        <RecordList records={serverRecords} />
      </Section>
      <Section
        id="in-your-browser"
        title="In your browser"
        lead="Two cookies at most: one after you sign in, and one while we try out a change with some visitors. Everything else is in the browser’s own storage. Your choices and drafts never leave this browser."
      >
        <RecordList records={browserRecords} />
      </Section>
      <Section
        id="who-else"
        title="Who is involved"
        lead="Who runs this site, which companies help, and what each of them sees. You decide about the optional ones above."
      >
        <PointList points={involved} />
      </Section>
      <Section
        id="your-data"
        title="Your data is yours"
        lead="Clients can download everything we store about them, and delete their account, on the “Edit profile” page."
      >
        <p>
          Questions, or no account? Write to <a href={`mailto:${brand.email}`}>{brand.email}</a>.
        </p>
      </Section>
    </>
  )
}
