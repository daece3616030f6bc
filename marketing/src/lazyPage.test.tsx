import { act, render, screen } from '@testing-library/react'
import { Component, type ComponentType, type ReactNode, Suspense } from 'react'

type Load = () => Promise<{ default: ComponentType }>

const pageModule = { default: () => <p>The page</p> }

class TestErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? <p>Failed</p> : this.props.children
  }
}

/** Imports the module again for each test, because it remembers whether the first page has been loaded. */
async function renderLazyPage(load: Load, { isFirst }: { isFirst: boolean }) {
  jest.resetModules()
  jest.doMock('react', () => jest.requireActual<object>('react'))
  const { lazyPage } = await import('./lazyPage.ts')
  const renderPage = async (loadPage: Load) => {
    const Page = lazyPage(loadPage)
    const view = render(
      <TestErrorBoundary>
        <Suspense fallback={<p>Waiting</p>}>
          <Page />
        </Suspense>
      </TestErrorBoundary>,
    )
    await advanceTimers(1)
    return view
  }
  if (!isFirst) (await renderPage(() => Promise.resolve(pageModule))).unmount()
  await renderPage(load)
}

const advanceTimers = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('lazyPage', () => {
  it('retries the first page until its chunk loads', async () => {
    const load = jest.fn<ReturnType<Load>, []>().mockRejectedValue(new Error('No network'))
    await renderLazyPage(load, { isFirst: true })
    await advanceTimers(60_000)
    expect(screen.queryByText('Failed')).not.toBeInTheDocument()
    load.mockResolvedValue(pageModule)
    await advanceTimers(15_000)
    expect(screen.getByText('The page')).toBeInTheDocument()
  })

  it('retries any other page three times, then throws', async () => {
    const load = jest.fn<ReturnType<Load>, []>().mockRejectedValue(new Error('No network'))
    await renderLazyPage(load, { isFirst: false })
    expect(screen.getByText('Waiting')).toBeInTheDocument()
    await advanceTimers(7_000)
    expect(load).toHaveBeenCalledTimes(4)
    expect(screen.getByText('Failed')).toBeInTheDocument()
  })

  it('shows a page whose chunk loads at the second attempt', async () => {
    const load = jest
      .fn<ReturnType<Load>, []>()
      .mockRejectedValueOnce(new Error('No network'))
      .mockResolvedValue(pageModule)
    await renderLazyPage(load, { isFirst: false })
    await advanceTimers(1_000)
    expect(screen.getByText('The page')).toBeInTheDocument()
  })
})
