import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { ShareMenu } from './ShareMenu.tsx'

const share = jest.fn<Promise<void>, [ShareData]>()
const writeText = jest.fn<Promise<void>, [string]>()

function renderShareMenu({ hasShareSheet = false } = {}) {
  Object.assign(navigator, { share: hasShareSheet ? share : undefined })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  return render(<ShareMenu path="/blog/post-1" title="Fish & chips" />)
}

const menu = () => screen.getByRole('group')

async function click(name: string) {
  fireEvent.click(screen.getByText(name))
  // Waits for the promises of the share sheet and the clipboard.
  await act(() => Promise.resolve())
}

beforeEach(() => {
  share.mockReset().mockResolvedValue()
  writeText.mockReset().mockResolvedValue()
})
afterEach(() => jest.useRealTimers())

describe('ShareMenu', () => {
  it("opens the browser's share sheet where available [POST-9]", async () => {
    renderShareMenu({ hasShareSheet: true })
    await click('Share')
    expect(share).toHaveBeenCalledWith({ title: 'Fish & chips', url: 'http://localhost/blog/post-1' })
    expect(menu()).not.toHaveAttribute('open')
  })

  it('opens the menu when the share sheet fails [POST-13]', async () => {
    share.mockRejectedValue(new DOMException('No targets', 'AbortError'))
    renderShareMenu({ hasShareSheet: true })
    await click('Share')
    expect(menu()).toHaveAttribute('open')
    await click('Share')
    expect(menu()).not.toHaveAttribute('open')
    expect(share).toHaveBeenCalledTimes(1)
  })

  it('opens a menu of links where the browser has no share sheet [POST-10]', async () => {
    const { container } = renderShareMenu()
    await click('Share')
    expect(menu()).toHaveAttribute('open')
    const post = encodeURIComponent('https://fortnight.example/blog/post-1')
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${post}`],
      ['Twitter', `https://twitter.com/intent/tweet?url=${post}&text=Fish%20%26%20chips`],
      ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${post}`],
      ['Email', `mailto:?subject=Fish%20%26%20chips&body=${post}`],
    ])
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('renders only the links on the server, because copying needs JavaScript', () => {
    const view = renderToStaticMarkup(<ShareMenu path="/blog/post-1" title="Post" />)
    expect(view).toContain('<details')
    expect(view).toContain('LinkedIn')
    expect(view).not.toContain('Copy link')
  })

  it('says "Link copied!" for 2 seconds, then closes the menu [POST-11, CONST-2]', async () => {
    jest.useFakeTimers()
    renderShareMenu()
    await click('Share')
    await click('Copy link')
    expect(writeText).toHaveBeenCalledWith('http://localhost/blog/post-1')
    expect(screen.getByText('Link copied!')).toBeVisible()
    act(() => jest.advanceTimersByTime(1_999))
    expect(screen.getByText('Link copied!')).toBeVisible()
    expect(menu()).toHaveAttribute('open')
    act(() => jest.advanceTimersByTime(1))
    expect(screen.queryByText('Link copied!')).not.toBeInTheDocument()
    expect(menu()).not.toHaveAttribute('open')
  })

  it.each([
    ['rejects', () => writeText.mockRejectedValue(new Error('Not allowed'))],
    ['is missing', () => Object.defineProperty(navigator, 'clipboard', { value: undefined })],
  ])('shows no confirmation when the clipboard %s [POST-12]', async (_what, breakClipboard) => {
    jest.useFakeTimers()
    renderShareMenu()
    breakClipboard()
    await click('Share')
    await click('Copy link')
    act(() => jest.advanceTimersByTime(5_000))
    expect(screen.queryByText('Link copied!')).not.toBeInTheDocument()
    expect(menu()).toHaveAttribute('open')
  })

  it('closes on Escape, on a click outside and when focus leaves it', async () => {
    const user = userEvent.setup()
    renderShareMenu()
    render(<button type="button">Elsewhere</button>)
    await user.click(screen.getByText('Share'))
    await user.click(screen.getByText('Elsewhere'))
    expect(menu()).not.toHaveAttribute('open')
    await click('Share')
    screen.getByRole('link', { name: 'Email' }).focus()
    await user.keyboard('{Escape}')
    expect(menu()).not.toHaveAttribute('open')
    expect(screen.getByText('Share')).toHaveFocus()
    await click('Share')
    screen.getByText('Elsewhere').focus()
    expect(menu()).not.toHaveAttribute('open')
  })
})
