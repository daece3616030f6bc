import { screen, waitFor } from '@testing-library/react'
import { type ComponentType, lazy, startTransition, Suspense } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { EarlyInputReplay } from './EarlyInputReplay.tsx'
import { takeEarlyInput } from './replayEarlyInput.ts'
import type { EarlyInput } from './inlineScripts.ts'

const press = jest.fn<undefined, [string]>()
const Content = () => <button onClick={() => press('content')}>Content</button>

const Page = ({ content: Content }: { content: ComponentType }) => (
  <>
    <button onClick={() => press('header')}>Header</button>
    <main id="content">
      <Suspense>
        <EarlyInputReplay region="content" />
        <Content />
      </Suspense>
    </main>
    <EarlyInputReplay region="frame" />
  </>
)

const view = renderToString(<Page content={Content} />)

let root: Root
let hydrate: () => void
let loadContent: () => Promise<void>

/** As the inline script of a page does. */
function recordClick({ target }: Event) {
  window.earlyInput?.push([target as HTMLElement, 'click'])
}

beforeEach(() => {
  press.mockClear()
  // React works on its own time, as in a browser, and not when a test calls `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const container = Object.assign(document.createElement('div'), { innerHTML: view })
  window.earlyInput = []
  delete window.isFrameHydrated
  document.body.replaceChildren(container)
  addEventListener('click', recordClick, true)
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>()
  const LazyContent = lazy(() => promise)
  hydrate = () =>
    startTransition(() => {
      root = hydrateRoot(container, <Page content={LazyContent} />)
    })
  loadContent = async () => {
    resolve({ default: Content })
    await promise
  }
})

afterEach(() => {
  root.unmount()
  removeEventListener('click', recordClick, true)
  delete document.documentElement.dataset.hydrated
})

const click = (name: string) =>
  screen.getByRole('button', { name }).dispatchEvent(new MouseEvent('click', { bubbles: true }))
const isHydrated = (name: string) =>
  Object.keys(screen.getByRole('button', { name })).some((key) => key.startsWith('__reactFiber'))

/** Waits until the page is hydrated and has replayed what it recorded. */
async function waitForReplay() {
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-hydrated'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(window.earlyInput).toBeUndefined()
}

describe('a press', () => {
  it('before hydration is carried out once the part of the page around it is hydrated [START-4]', async () => {
    click('Header')
    click('Content')
    hydrate()
    await waitFor(() => expect(press.mock.calls).toEqual([['header']]))
    await loadContent()
    await waitForReplay()
    expect(press.mock.calls).toEqual([['header'], ['content']])
  })

  it('on the header while the content waits for its scripts counts once [START-4]', async () => {
    hydrate()
    await waitFor(() => expect(isHydrated('Header')).toBe(true))
    click('Header')
    expect(press.mock.calls).toEqual([['header']])
    await loadContent()
    await waitForReplay()
    expect(press.mock.calls).toEqual([['header']])
  })

  it('that makes React hydrate the header immediately counts once [START-4]', async () => {
    hydrate()
    click('Header')
    expect(press.mock.calls).toEqual([['header']])
    await loadContent()
    await waitForReplay()
    expect(press.mock.calls).toEqual([['header']])
  })

  it('before the one that makes React hydrate the header counts, too [START-4]', async () => {
    click('Header')
    hydrate()
    click('Header')
    await loadContent()
    await waitForReplay()
    expect(press.mock.calls).toEqual([['header'], ['header']])
  })

  it('that makes React hydrate the content immediately counts once [START-4]', async () => {
    hydrate()
    await waitFor(() => expect(isHydrated('Header')).toBe(true))
    await loadContent()
    click('Content')
    await waitForReplay()
    expect(press.mock.calls).toEqual([['content']])
  })

  it('on the content that makes React hydrate only the header is carried out later [START-4]', async () => {
    hydrate()
    click('Content')
    expect(isHydrated('Header')).toBe(true)
    expect(press).not.toHaveBeenCalled()
    await loadContent()
    await waitForReplay()
    expect(press.mock.calls).toEqual([['content']])
  })

  it('on content that is there already, before the page is hydrated, counts once [START-4]', async () => {
    await loadContent()
    hydrate()
    click('Content')
    await waitForReplay()
    expect(press.mock.calls).toEqual([['content']])
  })

  it('that React stops, because the content arrives only right afterwards, is carried out [START-4]', async () => {
    hydrate()
    await waitFor(() => expect(isHydrated('Header')).toBe(true))
    let missed: EarlyInput[] = []
    // A browser runs microtasks, in which React may hydrate the content, before the next listener of the same event.
    addEventListener('click', (event) => event.stopPropagation(), { once: true, capture: true })
    addEventListener('click', () => (missed = takeEarlyInput('content')), { once: true, capture: true })
    click('Content')
    expect(missed).toEqual([[screen.getByRole('button', { name: 'Content' }), 'click']])
  })
})
