import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { render } from '@testing-library/react'
import { useIsFromServer } from './useIsFromServer.ts'

const renders: boolean[] = []

function Component() {
  const isFromServer = useIsFromServer()
  renders.push(isFromServer)
  return <p>{String(isFromServer)}</p>
}

beforeEach(() => {
  renders.length = 0
})

describe('useIsFromServer', () => {
  it('is true on the server and in the component that is hydrated, which renders only once', async () => {
    const container = document.createElement('div')
    container.innerHTML = renderToString(<Component />)
    const root = await act(() => hydrateRoot(container, <Component />))
    expect(renders).toEqual([true, true])
    act(() => {
      root.unmount()
    })
  })

  it('is false in a component that the browser renders by itself', () => {
    render(<Component />)
    expect(renders).toEqual([false])
  })
})
