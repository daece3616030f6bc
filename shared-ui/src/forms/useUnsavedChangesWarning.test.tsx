import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Link, Route, Routes } from '@fortnight/shared-ui/router'
import { useUnsavedChangesWarning } from './useUnsavedChangesWarning.ts'

function Page({ isDirty }: { isDirty: boolean }) {
  useUnsavedChangesWarning(isDirty)
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

const renderPage = (isDirty: boolean) => {
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
const mockConfirm = (isConfirmed: boolean) => jest.spyOn(window, 'confirm').mockReturnValue(isConfirmed)

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.deleteProperty(window, 'navigation')
})

describe('useUnsavedChangesWarning', () => {
  it('asks on a link and stays if the user cancels', async () => {
    const confirm = mockConfirm(false)
    renderPage(true)
    await userEvent.click(screen.getByText('Dashboard'))
    expect(confirm).toHaveBeenCalledWith('You have unsaved changes. Leave this page?')
    expect(screen.getByRole('heading')).toHaveTextContent('Profile')
  })

  it('asks once on a link and navigates if the user confirms', async () => {
    const confirm = mockConfirm(true)
    renderPage(true)
    await userEvent.click(screen.getByText('Dashboard'))
    expect(screen.getByRole('heading')).toHaveTextContent('Elsewhere')
    expect(confirm).toHaveBeenCalledTimes(1)
    expect(unload()).toBe(false)
  })

  it('asks before the tab is closed or reloaded', () => {
    renderPage(true)
    expect(unload()).toBe(true)
  })

  it.each([
    ['asks on back', { navigationType: 'traverse', cancelable: true, hashChange: false }, 1],
    ['does not ask on a jump within the page', { navigationType: 'traverse', cancelable: true, hashChange: true }, 0],
    [
      'does not ask on back where it cannot be canceled',
      { navigationType: 'traverse', cancelable: false, hashChange: false },
      0,
    ],
    ['does not ask on navigation by script', { navigationType: 'replace', cancelable: true, hashChange: false }, 0],
  ])('%s', (_name, kind, times) => {
    const navigation = new EventTarget()
    Object.assign(window, { navigation })
    const confirm = mockConfirm(false)
    renderPage(true)
    const event = Object.assign(new Event('navigate', { cancelable: kind.cancelable }), {
      navigationType: kind.navigationType,
      hashChange: kind.hashChange,
    })
    navigation.dispatchEvent(event)
    expect(confirm).toHaveBeenCalledTimes(times)
    expect(event.defaultPrevented).toBe(times === 1)
  })

  it('does not ask on a link within the page or to another tab', async () => {
    const confirm = mockConfirm(false)
    renderPage(true)
    const user = userEvent.setup()
    await user.click(screen.getByText('Account'))
    // jsdom cannot open another tab.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await user.keyboard('{Control>}')
    await user.click(screen.getByText('Dashboard'))
    expect(confirm).not.toHaveBeenCalled()
  })

  it('does not ask without unsaved changes', async () => {
    const confirm = mockConfirm(false)
    renderPage(false)
    expect(unload()).toBe(false)
    await userEvent.click(screen.getByText('Dashboard'))
    expect(screen.getByRole('heading')).toHaveTextContent('Elsewhere')
    expect(confirm).not.toHaveBeenCalled()
  })
})
