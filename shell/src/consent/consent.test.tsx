import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { analyticsConsent, consentStorageKey } from '@fortnight/shared-ui/browser/privacyChoices'
import { keepEvents, sendEventsTo, track } from '@fortnight/shared-ui/track'
import { mockAnalyticsService } from '../analyticsService.testing.ts'
import { startConsent, useConsent } from './consent.ts'
import { ConsentSlot } from './ConsentSlot.tsx'
import { PrivacyChoices } from './PrivacyChoices.tsx'

const target = { key: 'phc_test', host: 'https://analytics.example' }
const service = mockAnalyticsService()

const renderConsent = () =>
  render(
    <>
      <ConsentSlot />
      <main id="content" tabIndex={-1} />
      <PrivacyChoices />
    </>,
  )
const queryBar = () => screen.queryByRole('region', { name: 'Privacy choices' })
const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  service.fetch.mockClear()
  keepEvents()
  useConsent.setState({ choice: undefined, isBarOpen: false })
})

afterEach(() => act(() => analyticsConsent.save('denied')))

describe('the consent bar', () => {
  it('has two equal buttons and does not take the focus', async () => {
    const { container } = renderConsent()
    act(() => startConsent(target))
    const [decline, allow] = await screen.findAllByRole('button', { name: /Decline|Allow/ })
    expect(decline?.className).toBe(allow?.className)
    expect(decline).toHaveAttribute('data-variant', allow?.dataset.variant)
    expect(document.body).toHaveFocus()
    expect(await axe(container, { rules: { region: { enabled: false } } })).toHaveNoViolations()
  })

  it('drops queued and later events when the visitor declines', async () => {
    renderConsent()
    act(() => startConsent(target))
    track('talk_to_us_cta', { page: '/' })
    await clickButton('Decline')
    expect(queryBar()).toBeNull()
    expect(localStorage.getItem(consentStorageKey)).toBe('denied')
    const sink = jest.fn()
    track('talk_to_us_cta', { page: '/' })
    sendEventsTo(sink)
    expect(sink).not.toHaveBeenCalled()
  })

  it('stays closed once the visitor has chosen', () => {
    localStorage.setItem(consentStorageKey, 'denied')
    renderConsent()
    act(() => startConsent(target))
    expect(queryBar()).toBeNull()
  })

  it('starts analytics with a view of the current page when the visitor allows it', async () => {
    renderConsent()
    act(() => startConsent(target))
    await clickButton('Allow')
    expect(queryBar()).toBeNull()
    expect(localStorage.getItem(consentStorageKey)).toBe('granted')
    await waitFor(() => expect(service.fetch).toHaveBeenCalledTimes(1))
  })

  it('reopens from the footer and restores the focus when it closes', async () => {
    localStorage.setItem(consentStorageKey, 'denied')
    renderConsent()
    act(() => startConsent(target))
    await clickButton('Privacy choices')
    expect(await screen.findByText(/Current choice: declined/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus()
    await clickButton('Decline')
    expect(queryBar()).toBeNull()
    expect(screen.getByRole('button', { name: 'Privacy choices' })).toHaveFocus()
  })

  it('opens and takes the focus when it is reopened before the page has read the choice [START-4]', async () => {
    localStorage.setItem(consentStorageKey, 'denied')
    renderConsent()
    await clickButton('Privacy choices')
    act(() => startConsent(target))
    expect(await screen.findByText(/Current choice: declined/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus()
  })

  it('closes when the visitor chooses in another tab', async () => {
    renderConsent()
    act(() => startConsent(target))
    await screen.findByRole('button', { name: 'Decline' })
    localStorage.setItem(consentStorageKey, 'denied')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: consentStorageKey, newValue: 'denied' })))
    expect(queryBar()).toBeNull()
  })

  it('adds padding to the end of the page while it is open', async () => {
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 120 })
    renderConsent()
    act(() => startConsent(target))
    await screen.findByRole('button', { name: 'Decline' })
    expect(document.documentElement.style.scrollPaddingBottom).toBe('120px')
    await clickButton('Decline')
    expect(document.documentElement.style.scrollPaddingBottom).toBe('')
  })
})
