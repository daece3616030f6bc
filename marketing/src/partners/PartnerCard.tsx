import { Badge } from '@fortnight/shared-ui/data/Badge'
import { Card } from '@fortnight/shared-ui/data/Card'
import type { Partner } from '@fortnight/supabase/partners/queries'
import { styled } from 'styled-components'
import { parseSuccessStory } from './categories.ts'
import { SuccessStory } from './SuccessStory.tsx'

const PartnerItem = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);

  p {
    max-width: var(--measure);
  }

  > ul {
    padding-inline-start: 1.2em;
    list-style: disc;
  }

  > ul > li::marker {
    color: var(--accent);
  }

  > ul > li + li {
    margin-top: var(--space-1);
  }

  > section {
    margin-block: var(--space-2);
  }

  > a {
    align-self: start;
    margin-bottom: calc(-1 * var(--space-2));
    padding-block: var(--space-2);
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  /* The story, or else the benefits, stand beside the rest, where the second of two cards would begin. */
  @media (min-width: 800px) {
    display: grid;
    grid-template: auto auto 1fr / calc(50% - var(--card-padding) - var(--space-5) / 2) 1fr;
    column-gap: calc(var(--card-padding) + var(--space-5));

    &[data-story] {
      grid-template-rows: auto auto auto 1fr;
    }

    > * {
      grid-column: 1;
    }

    &[data-story] > section,
    &:not([data-story]) > ul {
      grid-area: 1 / 2 / -1;
    }

    /* To the edges of the card. */
    &[data-story] > section {
      margin: calc(-1 * var(--card-padding));
      margin-inline-start: 0;
      padding: var(--card-padding);
      border-start-end-radius: var(--radius-large);
      border-end-end-radius: var(--radius-large);
    }
  }

  /* Two of them share a row; their benefits stand below the description again. */
  @media (min-width: 60rem) {
    &[data-half] {
      display: flex;
      grid-column: auto;

      > a {
        margin-top: auto;
      }
    }
  }
`

const Head = styled.header`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: var(--space-3) var(--space-4);
  align-items: center;

  img {
    width: 64px;
    height: 64px;
    object-fit: contain;
  }

  h2 {
    font-size: var(--text-28);
    overflow-wrap: anywhere;
  }

  p {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-top: var(--space-2);
  }

  /* The badges of the longest category do not fit beside the logo. */
  @media (max-width: 26rem) {
    > div {
      display: contents;
    }

    p {
      grid-column: 1 / -1;
      margin: 0;
    }
  }
`

/* A URL that cannot be parsed is shown unchanged. */
function hostOf(website: string) {
  try {
    return new URL(website).host.replace(/^www\./, '')
  } catch {
    return website
  }
}

type Props = {
  partner: Partner
  /** On wide screens, another card stands beside it. */
  isHalf: boolean
}

/** One partner with description, strengths and success story. [PART-2] */
export function PartnerCard({ partner, isHalf }: Props) {
  const { name, logo_url: logo, category, partnership_type: type, description, benefits, website } = partner
  const story = parseSuccessStory(partner)
  return (
    <PartnerItem as="article" data-story={Boolean(story) || undefined} data-half={isHalf || undefined}>
      <Head>
        <img src={logo} width={64} height={64} alt={`${name} logo`} loading="lazy" decoding="async" />
        <div>
          <h2>{name}</h2>
          <p>
            <Badge>{category}</Badge>
            <Badge>{type}</Badge>
          </p>
        </div>
      </Head>
      <p>{description}</p>
      {benefits.length > 0 && (
        <ul aria-label={`Benefits of ${name}`}>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
      {story && <SuccessStory story={story} />}
      <a href={website} rel="noopener noreferrer">
        Visit {hostOf(website)}
      </a>
    </PartnerItem>
  )
}
