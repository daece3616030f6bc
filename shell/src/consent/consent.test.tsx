import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { keepEvents, sendEventsTo, track } from '@fortnight/shared-ui/track'
import { choose, consentStorageKey, startConsent, useConsent } from './consent.ts'
import { ConsentSlot } from './ConsentSlot.tsx'
import { PrivacyChoices } from './PrivacyChoices.tsx'

const target = { key: 'phc_test', host: 'https://analytics.example' }
const service = jest.fn(async () => ({ status: 200, text: async () => '{}' }))
Object.assign(globalThis, { fetch: service, Headers: class extends Map {}, CompressionStream: undefined })
Headers.prototype.append = Map.prototype.set

const open = () =>
  render(
    <>
      <ConsentSlot />
      <main id="content" tabIndex={-1} />
      <PrivacyChoices />
    </>,
  )
const bar = () => screen.queryByRole('region', { name: 'Privacy choices' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  service.mockClear()
  keepEvents()
  useConsent.setState({ choice: undefined, isAsking: false })
})

afterEach(() => act(() => choose('denied')))

describe('consent', () => {
  it('is asked for in one bar with two equal buttons, without taking the focus', async () => {
    const { container } = open()
    act(() => startConsent(target))
    const [decline, allow] = await screen.findAllByRole('button', { name: /Decline|Allow/ })
    expect(decline?.className).toBe(allow?.className)
    expect(decline).toHaveAttribute('data-variant', allow?.dataset.variant)
    expect(document.body).toHaveFocus()
    expect(await axe(container, { rules: { region: { enabled: false } } })).toHaveNoViolations()
  })

  it('drops what happened before the answer, and everything after a no', async () => {
    open()
    act(() => startConsent(target))
    track('talk_to_us_cta', { page: '/' })
    await press('Decline')
    expect(bar()).toBeNull()
    expect(localStorage.getItem(consentStorageKey)).toBe('denied')
    const kept = jest.fn()
    track('talk_to_us_cta', { page: '/' })
    sendEventsTo(kept)
    expect(kept).not.toHaveBeenCalled()
  })

  it('is not asked for again', () => {
    localStorage.setItem(consentStorageKey, 'denied')
    open()
    act(() => startConsent(target))
    expect(bar()).toBeNull()
  })

  it('lets analytics begin with the page that is open', async () => {
    open()
    act(() => startConsent(target))
    await press('Allow')
    expect(bar()).toBeNull()
    expect(localStorage.getItem(consentStorageKey)).toBe('granted')
    await waitFor(() => expect(service).toHaveBeenCalledTimes(1), { timeout: 5_000 })
  })

  it('can be changed from the footer, and gives the focus back', async () => {
    localStorage.setItem(consentStorageKey, 'denied')
    open()
    act(() => startConsent(target))
    await press('Privacy choices')
    expect(await screen.findByText(/So far you decline it/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus()
    await press('Decline')
    expect(bar()).toBeNull()
    expect(screen.getByRole('button', { name: 'Privacy choices' })).toHaveFocus()
  })

  it('follows an answer given in another tab', async () => {
    open()
    act(() => startConsent(target))
    await screen.findByRole('button', { name: 'Decline' })
    localStorage.setItem(consentStorageKey, 'denied')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: consentStorageKey, newValue: 'denied' })))
    expect(bar()).toBeNull()
  })

  it('keeps room for the bar at the end of the page, and no longer than needed', async () => {
    Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 120 })
    open()
    act(() => startConsent(target))
    await screen.findByRole('button', { name: 'Decline' })
    expect(document.documentElement.style.scrollPaddingBottom).toBe('120px')
    await press('Decline')
    expect(document.documentElement.style.scrollPaddingBottom).toBe('')
  })
})
