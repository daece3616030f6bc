import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link, Route, Routes } from '@fortnight/shared-ui/router'
import { useLeaveWarning } from './useUnsavedChangesWarning.ts'

function Page({ isDirty }: { isDirty: boolean }) {
  useLeaveWarning(isDirty)
  return (
    <>
      <h1>Profile</h1>
      <Link to="/dashboard">
        <b>Dashboard</b>
      </Link>
      <a href="#account">Account</a>
    </>
  )
}

const open = (isDirty: boolean) => {
  window.history.replaceState(null, '', '/profile/edit')
  return render(
    <BrowserRouter>
      <Routes>
        <Route path="/profile/edit" element={<Page isDirty={isDirty} />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </BrowserRouter>,
  )
}

const unload = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}
const answer = (yes: boolean) => jest.spyOn(window, 'confirm').mockReturnValue(yes)

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'navigation')
})

describe('leaving a page with unsaved changes', () => {
  it('asks at a link, and stays when the answer is no', async () => {
    const confirm = answer(false)
    open(true)
    await userEvent.click(screen.getByText('Dashboard'))
    expect(confirm).toHaveBeenCalledWith('You have unsaved changes. Leave this page?')
    expect(screen.getByRole('heading')).toHaveTextContent('Profile')
  })

  it('asks once at a link, and goes when the answer is yes', async () => {
    const confirm = answer(true)
    open(true)
    await userEvent.click(screen.getByText('Dashboard'))
    expect(screen.getByRole('heading')).toHaveTextContent('Elsewhere')
    expect(confirm).toHaveBeenCalledTimes(1)
    expect(unload()).toBe(false)
  })

  it('asks before the tab is closed or loaded again', () => {
    open(true)
    expect(unload()).toBe(true)
  })

  it.each([
    ['back', { navigationType: 'traverse', cancelable: true, hashChange: false }, 1],
    ['a jump within the page', { navigationType: 'traverse', cancelable: true, hashChange: true }, 0],
    ['what cannot be held', { navigationType: 'traverse', cancelable: false, hashChange: false }, 0],
    ['what the program does by itself', { navigationType: 'replace', cancelable: true, hashChange: false }, 0],
  ])('asks as it should at %s', (_name, kind, times) => {
    const navigation = new EventTarget()
    Object.assign(window, { navigation })
    const confirm = answer(false)
    open(true)
    const event = Object.assign(new Event('navigate', { cancelable: kind.cancelable }), {
      navigationType: kind.navigationType,
      hashChange: kind.hashChange,
    })
    navigation.dispatchEvent(event)
    expect(confirm).toHaveBeenCalledTimes(times)
    expect(event.defaultPrevented).toBe(times === 1)
  })

  it('asks nothing at a link within the page, or one for another tab', async () => {
    const confirm = answer(false)
    open(true)
    const user = userEvent.setup()
    await user.click(screen.getByText('Account'))
    // The browser of these tests has no second tab to open.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await user.keyboard('{Control>}')
    await user.click(screen.getByText('Dashboard'))
    expect(confirm).not.toHaveBeenCalled()
  })

  it('asks nothing when nothing has changed', async () => {
    const confirm = answer(false)
    open(false)
    expect(unload()).toBe(false)
    await userEvent.click(screen.getByText('Dashboard'))
    expect(screen.getByRole('heading')).toHaveTextContent('Elsewhere')
    expect(confirm).not.toHaveBeenCalled()
  })
})
