import type { AddOn } from '@fortnight/supabase/pricing/queries'
import { styled } from 'styled-components'
import { Section } from '../layout/section/Section.tsx'
import { usePrices } from './PricesProvider.tsx'

const List = styled.ul`
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: var(--space-1) var(--space-5);
    padding-block: var(--space-4);
    border-top: 1px solid var(--line);
  }

  li:last-child {
    border-bottom: 1px solid var(--line);
  }

  li > p:first-of-type {
    color: var(--ink-soft);
  }

  /* The billed amount stands beside the price, so that it needs no line of its own when the currency changes. */
  li > p:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    align-items: baseline;
    font-family: var(--font-heading);
    font-size: var(--text-22);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }

  small {
    color: var(--ink-soft);
    font: var(--text-14) / 1.5 var(--font-body);
  }

  @media (min-width: 720px) {
    li {
      grid-template-columns: 1fr 22rem;
      align-items: first baseline;
    }

    li > p:first-of-type {
      grid-column: 1 / -1;
    }

    li > p:last-child {
      grid-row: 1;
      grid-column-end: -1;
      flex-direction: row-reverse;
      white-space: nowrap;
    }
  }

  /* Names and prices take what they need, so that most descriptions have a single line. */
  @media (min-width: 1024px) {
    display: grid;
    grid-template-columns: auto 1fr auto;
    column-gap: var(--space-5);

    li {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
    }

    li > p:first-of-type {
      grid-column: 2;
    }
  }
`

/** What can be added to a plan. [PRICE-7] */
export function AddOns({ addOns }: { addOns: readonly AddOn[] }) {
  return (
    <Section
      id="add-ons"
      title="Add-ons"
      lead="Extras that only some jobs need. You can add most of them even a year later."
    >
      <List role="list">
        {addOns.map(({ id, name, price, description }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p>{description}</p>
            <AddOnPrice price={price} />
          </li>
        ))}
      </List>
    </Section>
  )
}

function AddOnPrice({ price }: { price: string }) {
  const converted = usePrices().convert(price)
  return (
    <p>
      {converted ?? price}
      {converted && <small>billed as {price}</small>}
    </p>
  )
}
