import { act, render, screen } from '@testing-library/react'
import { Component, type ComponentType, type ReactNode, Suspense } from 'react'

type Load = () => Promise<{ default: ComponentType }>

const found = { default: () => <p>The page</p> }

class Failure extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? <p>Failed</p> : this.props.children
  }
}

/** A module of its own for each test, because it remembers whether a page has been asked for. */
async function show(load: Load, { first }: { first: boolean }) {
  jest.resetModules()
  jest.doMock('react', () => jest.requireActual('react'))
  const { lazyPage } = await import('./lazyPage.ts')
  const open = async (page: Load) => {
    const Page = lazyPage(page)
    const tree = (
      <Failure>
        <Suspense fallback={<p>Waiting</p>}>
          <Page />
        </Suspense>
      </Failure>
    )
    return act(async () => render(tree))
  }
  if (!first) (await open(() => Promise.resolve(found))).unmount()
  await open(load)
}

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('lazyPage', () => {
  it('waits for the page that is on the screen already, however long its file is missing', async () => {
    const load = jest.fn<ReturnType<Load>, []>().mockRejectedValue(new Error('No network'))
    await show(load, { first: true })
    await pass(60_000)
    expect(screen.queryByText('Failed')).not.toBeInTheDocument()
    load.mockResolvedValue(found)
    await pass(15_000)
    expect(screen.getByText('The page')).toBeInTheDocument()
  })

  it('tries any other page a few times, then lets it fail', async () => {
    const load = jest.fn<ReturnType<Load>, []>().mockRejectedValue(new Error('No network'))
    await show(load, { first: false })
    expect(screen.getByText('Waiting')).toBeInTheDocument()
    await pass(7_000)
    expect(load).toHaveBeenCalledTimes(4)
    expect(screen.getByText('Failed')).toBeInTheDocument()
  })

  it('shows a page whose file arrives at the second attempt', async () => {
    const load = jest.fn<ReturnType<Load>, []>().mockRejectedValueOnce(new Error('No network')).mockResolvedValue(found)
    await show(load, { first: false })
    await pass(1_000)
    expect(screen.getByText('The page')).toBeInTheDocument()
  })
})
