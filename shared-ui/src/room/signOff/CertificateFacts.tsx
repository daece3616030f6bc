import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Disclosure } from '../Disclosure.tsx'
import type { CertificateRecord } from './signOffRecords.ts'

const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-5);

  dt {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  dd {
    overflow-wrap: anywhere;
  }

  /* On a line of its own, so that no height depends on where the letters of two fonts stand. */
  dd:has(code) {
    align-self: start;
  }

  code {
    display: block;
    font-size: var(--text-14);
  }

  @media (min-width: 40rem) {
    grid-template-columns: fit-content(14rem) minmax(0, 1fr);
    gap: var(--space-2) var(--space-5);

    > div {
      display: grid;
      grid-template-columns: subgrid;
      grid-column: 1 / -1;
      align-items: baseline;
    }

    dd {
      grid-column: 2;
    }

    /* Beside its name, a hash does not fit on a line. */
    > [data-hash] > * {
      grid-column: 1 / -1;
    }
  }
`
const Folded = styled(Disclosure)`
  margin-top: var(--space-3);
`

const timeIn = (time: string, timeZone?: string, timeStyle: 'short' | 'medium' | 'long' = 'long') =>
  new Date(time).toLocaleString('en-US', { dateStyle: 'long', timeStyle, timeZone })

/** Whether clocks in this zone and those of the reader show the same time, whatever their zones are called. */
const isTimeOfReader = (time: string, zone: string) =>
  timeIn(time, zone, 'medium') === timeIn(time, undefined, 'medium')

type Props = Omit<ComponentProps<'dl'>, 'children'> & {
  record: CertificateRecord
  /** The time zone of the business. */
  zone: string
  /** The name of its city. */
  city: string
  /** Whether the hashes are folded and times have no seconds: who needs them reads the certificate. */
  isFolded?: boolean
}

/** Who signed off what and when, in the zone of the business and in the reader’s, with the hashes of the record. */
export function CertificateFacts({ record, isFolded = false, ...rest }: Props) {
  const hashes = <Hashes record={record} />
  if (!isFolded) {
    return (
      <Facts record={record} timeStyle="medium" {...rest}>
        {hashes}
      </Facts>
    )
  }
  return (
    <div>
      <Facts record={record} timeStyle="short" {...rest} />
      <Folded>
        <summary>Technical details</summary>
        <Root>{hashes}</Root>
      </Folded>
    </div>
  )
}

type FactsProps = ComponentProps<'dl'> & Pick<Props, 'record' | 'zone' | 'city'> & { timeStyle: 'short' | 'medium' }

function Facts({ record, zone, city, timeStyle, children, ...rest }: FactsProps) {
  const time = record.accepted_at
  return (
    <Root {...rest}>
      <Fact term="Project">{record.document.project.name}</Fact>
      <Fact term="Project code">{record.project_code}</Fact>
      <Fact term="Signed off by">{record.document.name}</Fact>
      <div>
        <dt>Date and time</dt>
        <dd>
          <time dateTime={time}>{timeIn(time, zone, timeStyle)}</time> ({city})
        </dd>
        {!isTimeOfReader(time, zone) && <dd>Where you are: {timeIn(time)}</dd>}
      </div>
      <div>
        <dt>Certificate number</dt>
        <dd>
          <code>{record.id}</code>
        </dd>
      </div>
      {children}
    </Root>
  )
}

function Hashes({ record }: Pick<Props, 'record'>) {
  return (
    <>
      <Hash term="Hash of the document (SHA‑256)">{record.document_hash}</Hash>
      <Hash term="Hash of this record">{record.record_hash}</Hash>
      {/^0+$/.test(record.previous_hash) ? (
        <Fact term="Hash of the previous record">None (first record)</Fact>
      ) : (
        <Hash term="Hash of the previous record">{record.previous_hash}</Hash>
      )}
    </>
  )
}

const Fact = ({ term, children }: { term: string; children: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

const Hash = ({ term, children }: { term: string; children: string }) => (
  <div data-hash>
    <dt>{term}</dt>
    <dd>
      <code>{children}</code>
    </dd>
  </div>
)
