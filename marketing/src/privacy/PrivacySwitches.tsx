import { type ReactNode, useId } from 'react'
import { analyticsConsent, lookupChoice } from '@fortnight/shared-ui/browser/privacyChoices'
import { useIsHydrating } from '@fortnight/shared-ui/browser/useIsHydrating'
import { Switch } from '@fortnight/shared-ui/controls/Switch'
import { css, styled } from 'styled-components'
import { type Service, serviceHost } from '../layout/serviceUrl.ts'

const List = styled.ul`
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: var(--space-2) var(--space-7);
    align-items: start;
    padding-block: var(--space-4);
    border-top: 1px solid var(--line);
  }

  li:last-child {
    border-bottom: 1px solid var(--line);
  }

  p {
    max-width: var(--measure);
    color: var(--ink-soft);
  }

  @media (min-width: 45rem) {
    li {
      grid-template-columns: 1fr 1fr;
    }

    /* Its first line is level with the label, whose target is 44 px high. */
    p {
      padding-top: calc((44px - 1lh) / 2);
    }
  }

  button,
  strong {
    font-size: var(--text-18);
    font-weight: 600;
  }

  /* As high as a switch. */
  strong {
    padding-block: calc((44px - 1lh) / 2);
  }

  small {
    margin-inline-start: var(--space-2);
    color: var(--ink-soft);
    font-size: var(--text-14);
    font-weight: 400;
  }

  /* Without JavaScript nothing is looked up or counted. */
  @media (scripting: none) {
    button {
      display: none;
    }
  }
`

/* The server that renders the page knows the services only as meta tags. Styles that read these show the right variant from the
   first paint: with scripts, what is below would move under a finger. */
const Item = styled.li<{ $services: Service[] }>`
  > [data-when='unused'] {
    display: none;
  }

  ${({ $services }) => css`
    html:not(:has(${$services.map((service) => `meta[name='fortnight:${service}']`).join()})) & {
      > [data-when='used'] {
        display: none;
      }

      > [data-when='unused'] {
        display: block;
      }
    }
  `}
`

type ChoiceProps = {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  services: Service[]
  /** Says so, without a switch, when this deployment uses none of the services. */
  unused: string
  children: ReactNode
}

function Choice({ label, isOn, onChange, services, unused, children }: ChoiceProps) {
  const id = useId()
  return (
    <Item $services={services}>
      <Switch checked={isOn} onCheckedChange={onChange} aria-describedby={id} data-when="used">
        {label}
      </Switch>
      <p id={id} data-when="used">
        {children}
      </p>
      <strong data-when="unused">
        {label} <small>Not in use</small>
      </strong>
      <p data-when="unused">{unused}</p>
    </Item>
  )
}

/** The visitor's choices about services of other companies. They take effect at once and are remembered. [PRIV-2, PRIV-3] */
export function PrivacySwitches() {
  const consent = analyticsConsent.use()
  const lookups = lookupChoice.use()
  const isHydrated = !useIsHydrating()
  const hostOf = (service: Service) => (isHydrated ? serviceHost(service) : undefined)
  const [country, rates] = [hostOf('geo'), hostOf('rates')]
  return (
    // Only the browser knows the choices.
    <List role="list" data-needs-scripts>
      <Choice
        label="Look up my country and exchange rates"
        isOn={lookups !== 'off'}
        onChange={(isOn) => lookupChoice.save(isOn ? 'on' : 'off')}
        services={['geo', 'rates']}
        unused="This site looks up neither, so there is nothing to switch."
      >
        To show prices in your currency, the pricing page asks {country ?? 'ipapi.co'} for your country and{' '}
        {rates ?? 'open.er-api.com'} for today’s rates. Both see your IP address and receive nothing else from us. When
        it’s off, no request is sent and prices are in US dollars.
      </Choice>
      <Choice
        label="Count my visits"
        isOn={consent === 'granted'}
        onChange={(isOn) => analyticsConsent.save(isOn ? 'granted' : 'denied')}
        services={['analytics']}
        unused="Visits aren’t counted at present. If PostHog ever counts them for us, yours stay uncounted until you allow it here."
      >
        Off unless you allow it. Then PostHog sees your IP address and receives the pages you open, the buttons you
        press, your country when you choose a plan, and your account’s id and type once you sign in. It never receives
        names or what you type. When you switch it off, its data in this browser is erased.
      </Choice>
    </List>
  )
}
