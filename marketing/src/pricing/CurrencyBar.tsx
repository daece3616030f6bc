import { Select } from '@fortnight/shared-ui/controls/Select'
import { styled } from 'styled-components'
import { currencyNames, isCurrency } from './currency.ts'
import { usePrices } from './PricesProvider.tsx'

/* Reserves its space from the first paint, so that it causes no layout shift later. */
const Bar = styled.div`
  display: grid;
  grid-template-rows: auto minmax(4.25rem, auto);
  gap: var(--space-2) var(--space-6);
  margin-bottom: var(--space-6);
  /* The text below has room for one more line. */
  padding-block: var(--space-4) 0;
  border-block: 1px solid var(--line);

  p {
    grid-row: 2;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  label {
    display: grid;
    grid-template-columns: auto minmax(0, 15rem);
    gap: var(--space-3);
    align-items: center;
    font-size: var(--text-14);
    font-weight: 600;
  }

  @media (scripting: none) {
    display: block;

    label {
      display: none;
    }
  }

  @media (min-width: 720px) {
    padding-block: var(--space-3);
    grid-template-columns: 1fr auto;
    grid-template-rows: minmax(2.875rem, auto);
    align-items: center;

    p {
      grid-row: 1;
    }
  }
`

const formatRate = (rate: number) => new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 }).format(rate)
const formatDate = (date: Date) => date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Shows and changes the displayed currency, with its rate and the billing currency. */
export function CurrencyBar() {
  const { currency, available, choose, rate } = usePrices()
  return (
    // Which currency is the visitor's and its rate are known in the browser only.
    <Bar data-needs-scripts>
      <p aria-live="polite">
        {rate
          ? `Converted at 1 USD = ${formatRate(rate.value)} ${currency} (${rate.date ? formatDate(rate.date) : 'today’s rate'}) and rounded. You are billed in US dollars.`
          : 'Prices don’t include tax. Invoices are in US dollars. Days are working days, Monday to Friday.'}
      </p>
      <label>
        Show prices in
        <Select
          value={currency}
          onChange={({ target: { value } }) => {
            if (isCurrency(value)) choose(value)
          }}
        >
          {available.map((code) => (
            <option key={code} value={code}>
              {currencyNames[code]}
            </option>
          ))}
        </Select>
      </label>
    </Bar>
  )
}
