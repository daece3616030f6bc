import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { analyticsConsent, lookupChoice } from '@fortnight/shared-ui/browser/privacyChoices'
import { renderPage } from '../layout/renderPage.testing.tsx'
import PrivacyPage from './PrivacyPage.tsx'

const renderPrivacyPage = () => renderPage(<PrivacyPage />, '/privacy')
const getSwitch = (name: string) => screen.getByRole('switch', { name })

const services = ['analytics', 'rates', 'geo'].map((service) =>
  Object.assign(document.createElement('meta'), {
    name: `fortnight:${service}`,
    content: `https://${service}.example/`,
  }),
)

beforeEach(() => {
  localStorage.clear()
  document.head.append(...services)
})

describe('PrivacyPage', () => {
  it('names every key of the browser’s storage that the product uses [PRIV-1]', () => {
    renderPrivacyPage()
    const page = document.body.textContent
    for (const key of ['auth', 'device', 'share', 'draft:', 'signed-out', 'theme', 'currency', 'lookups', 'consent']) {
      expect(page).toContain(`fortnight-${key}`)
    }
  })

  it('says what the cookie for trying out a change holds, and when it is set [REL-99]', () => {
    renderPrivacyPage()
    expect(screen.getByText(/random number from 0 to 99/)).toHaveTextContent('Set only while we try out a change')
    expect(screen.getByText(/Two cookies at most/)).toBeVisible()
  })

  it('says what is measured of errors and speed, for how long, and that it identifies no one [REL-71]', () => {
    renderPrivacyPage()
    const measured = screen.getByText(/how fast some page views were/)
    expect(measured).toHaveTextContent('No cookie, no identifier')
    expect(measured).toHaveTextContent('nothing identifies you')
    expect(screen.getByText(/30 days, as totals only/)).toBeVisible()
  })

  it('switches lookups off, and remembers it [PRIV-2]', async () => {
    renderPrivacyPage()
    const lookups = getSwitch('Look up my country and exchange rates')
    expect(lookups).toBeChecked()
    expect(lookups).toHaveAccessibleDescription(/asks geo\.example for your country and rates\.example for/)
    await userEvent.click(lookups)
    expect(lookups).not.toBeChecked()
    expect(lookupChoice.read()).toBe('off')
  })

  it('is the place to allow analytics and to withdraw that [PRIV-3]', async () => {
    renderPrivacyPage()
    const analytics = getSwitch('Count my visits')
    expect(analytics).not.toBeChecked()
    await userEvent.click(analytics)
    expect(analyticsConsent.read()).toBe('granted')
    await userEvent.click(analytics)
    expect(analyticsConsent.read()).toBe('denied')
  })

  it('says that nothing is looked up or counted, and has no switch, where no service is configured [PRIV-2, PRIV-3]', () => {
    services.forEach((service) => service.remove())
    renderPrivacyPage()
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.getByText(/aren’t counted at present/)).toBeVisible()
    expect(screen.getByText(/looks up neither/)).toBeVisible()
  })

  it('has no accessibility violations', async () => {
    const { container } = renderPrivacyPage()
    expect(await axe(container)).toHaveNoViolations()
  })
})
