import { styled } from 'styled-components'

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-5) var(--space-6);

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
  }

  dt {
    color: var(--ink-soft);
    text-wrap: balance;
  }

  dd {
    font-family: var(--font-heading);
    font-size: var(--text-48);
    font-weight: 700;
    line-height: 1.15;
    letter-spacing: -0.03em;
  }

  /* On phones, one line for each. */
  @media (max-width: 479px) {
    gap: 0;

    > div {
      flex-direction: row-reverse;
      gap: var(--space-4);
      align-items: baseline;
      padding-block: var(--space-3);
    }

    dt {
      flex: 1;
    }

    dd {
      flex: 0 0 8.5rem;
      font-size: var(--text-36);
      white-space: nowrap;
    }
  }
`

/** Large figures with labels. */
export function Stats({ figures }: { figures: readonly { value: string; label: string }[] }) {
  return (
    <List>
      {figures.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}
