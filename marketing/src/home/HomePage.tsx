import { useEffect } from 'react'
import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { organization, structuredData } from '@fortnight/shared-ui/page/StructuredData'
import { scrollToHash } from '@fortnight/shared-ui/browser/scrollToSection'
import { EmailSection } from './EmailSection.tsx'
import { AudienceSection } from './AudienceSection.tsx'
import { ContactSection } from './ContactSection.tsx'
import { FaqSection } from './FaqSection.tsx'
import { Hero } from './Hero.tsx'
import { IncludedSection } from './IncludedSection.tsx'
import { Testimonials } from '../layout/Testimonials.tsx'
import { WhyUsSection } from './WhyUsSection.tsx'

/** The home page. */
export function HomePage() {
  useEffect(() => scrollToHash(window.location.hash), [])
  return (
    <>
      <PageHead
        title="Custom AI agents, live in 10-14 days"
        description="We build an AI agent for one job in your business and hand it over live in 10-14 days, with all of its source code. Pilot program: 70% off, money back."
        keywords={[
          'custom AI agent',
          'AI agent development',
          'AI automation',
          'business automation',
          'AI pilot program',
        ]}
        canonicalPath="/"
        structuredData={structuredData(organization())}
      />
      <Hero />
      <EmailSection />
      <AudienceSection />
      <IncludedSection />
      <WhyUsSection />
      <Testimonials />
      <FaqSection />
      <ContactSection />
    </>
  )
}
