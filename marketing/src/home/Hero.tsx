import { brand } from '@fortnight/shared-ui/theme/brand'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { DayStrip } from '@fortnight/shared-ui/days/DayStrip'
import { scrollOnClick } from '@fortnight/shared-ui/browser/scrollToSection'
import { track } from '@fortnight/shared-ui/track'
import { styled } from 'styled-components'
import { phases } from './phases.ts'
import { heroPictureStyles, narrowWindow, preloadHeroPicture } from './heroPicture.ts'
import { ButtonRow } from '../layout/ButtonRow.tsx'
import { NoWrap } from '../layout/NoWrap.ts'
import { PageContainer } from '../layout/PageContainer.tsx'
import { scrollToContact } from './scrollToContact.ts'
import { TalkToUs } from '../layout/TalkToUs.tsx'

const HeroSection = styled.section`
  display: grid;
  min-height: 100svh;
  padding-block: calc(72px + 4rem) var(--space-7);
  @media ${narrowWindow} {
    padding-top: calc(72px + var(--space-5));
  }
  ${heroPictureStyles}
`

const Content = styled(PageContainer)`
  display: grid;
  /* Has room for the day strip from the beginning, so that the headline stays where it is when the strip arrives. [START-10] */
  grid-template-rows: 1fr minmax(7rem, auto);
  gap: clamp(var(--space-7), 6vw, var(--space-9));
`

const HeadlineAndPitch = styled.div`
  display: grid;
  gap: var(--space-6);
  align-items: end;
  align-self: end;

  h1 {
    max-width: 6.3em;
    /* Scales with the window's width, but stays low enough to keep the day strip on the first screen. */
    font-size: clamp(3rem, min(0.9rem + 8.4vw, 15svh), 7.5rem);
    font-weight: 700;
    line-height: 0.95;
    letter-spacing: -0.035em;
    text-wrap: wrap;
  }

  @media (min-width: 960px) {
    grid-template-columns: 1fr 24rem;
    gap: var(--space-8);
  }
`

const Pitch = styled.div`
  display: grid;
  gap: var(--space-5);

  p {
    max-width: 26em;
    font-size: var(--text-22);
    line-height: 1.45;
  }
`

const Offer = styled.p`
  && {
    font-size: var(--text-18);
    font-weight: 600;
    text-wrap: balance;
  }
`

const scrollToAudience = scrollOnClick('who-this-is-for')

/** The first screen: headline, contact link and day strip. */
export function Hero() {
  preloadHeroPicture()
  return (
    <HeroSection aria-labelledby="promise">
      {/* Chromium shows a wide page once the next section arrives, because the second column moves while it does. [START-10] */}
      <link rel="expect" href="#at-work" blocking="render" media="(min-width: 60rem)" />
      <Content>
        <HeadlineAndPitch>
          <h1 id="promise">{brand.tagline}</h1>
          <Pitch>
            <p>
              One agent for one job in your business: built for you, connected to the tools you already use, and live in{' '}
              <NoWrap>10-14 working days</NoWrap>.
            </p>
            <Offer>Limited pilot program: 70% off, with a money-back guarantee.</Offer>
            <ButtonRow>
              <TalkToUs onClick={scrollToContact} />
              <ButtonLink
                to="/#who-this-is-for"
                variant="secondary"
                size="large"
                onClick={(event) => {
                  track('section_navigation', { section: 'who-this-is-for', page: '/' })
                  scrollToAudience(event)
                }}
              >
                Learn More
              </ButtonLink>
            </ButtonRow>
          </Pitch>
        </HeadlineAndPitch>
        <DayStrip label="Your fortnight, day by day" spans={Object.values(phases)} />
      </Content>
    </HeroSection>
  )
}
