import { screen, waitFor } from '@testing-library/react'
import { type ComponentType, lazy, startTransition, Suspense } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { inputRecorder } from '../../server/pages/inline/inputRecorder.ts'
import { EarlyInputReplay } from './EarlyInputReplay.tsx'

const press = jest.fn<undefined, [string]>()
const Content = () => (
  <button type="button" onClick={() => press('content')}>
    Content
  </button>
)

const Page = ({ content: Content }: { content: ComponentType }) => (
  <>
    <button type="button" onClick={() => press('header')}>
      Header
    </button>
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

beforeAll(() => {
  document.head.append(Object.assign(document.createElement('script'), { textContent: `{${inputRecorder}}` }))
})

beforeEach(() => {
  press.mockClear()
  // React works on its own time, as in a browser, and not when a test calls `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const container = Object.assign(document.createElement('div'), { innerHTML: view })
  window.earlyInput = []
  delete window.isFrameHydrated
  document.body.replaceChildren(container)
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

  it('while React hydrates the header does not make it do so in one task, and counts once [START-4]', async () => {
    hydrate()
    click('Header')
    expect(isHydrated('Header')).toBe(false)
    await loadContent()
    await waitForReplay()
    expect(press.mock.calls).toEqual([['header']])
  })

  it('before React starts counts as one after that does [START-4]', async () => {
    click('Header')
    hydrate()
    click('Header')
    await loadContent()
    await waitForReplay()
    expect(press.mock.calls).toEqual([['header'], ['header']])
  })

  it('on the content, whose scripts have just arrived, counts once [START-4]', async () => {
    hydrate()
    await waitFor(() => expect(isHydrated('Header')).toBe(true))
    await loadContent()
    click('Content')
    expect(isHydrated('Content')).toBe(false)
    await waitForReplay()
    expect(press.mock.calls).toEqual([['content']])
  })

  it('on the content before the header is hydrated is carried out later [START-4]', async () => {
    hydrate()
    click('Content')
    await waitFor(() => expect(isHydrated('Header')).toBe(true))
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
})
