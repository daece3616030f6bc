import { render } from '@testing-library/react'
import { metaContent } from './head.testing.ts'
import { PrivatePageHead } from './PrivatePageHead.tsx'
import { UnreadContext } from './unreadTitle.ts'

describe('PrivatePageHead', () => {
  it('sets the title of a page behind sign-in and keeps it out of search engines [META-1, META-5]', () => {
    render(<PrivatePageHead title="Dashboard" />)
    expect(document.title).toBe('Dashboard | Fortnight')
    expect(metaContent('name="robots"')).toBe('noindex')
  })

  it.each([
    [3, '(3) Dashboard | Fortnight'],
    [120, '(99+) Dashboard | Fortnight'],
    [0, 'Dashboard | Fortnight'],
  ])('shows %d unread entries in front of the title [ROOM-45]', (unread, title) => {
    render(
      <UnreadContext value={unread}>
        <PrivatePageHead title="Dashboard" />
      </UnreadContext>,
    )
    expect(document.title).toBe(title)
  })
})
