import { render } from '@testing-library/react'
import { metaContent } from './head.testing.ts'
import { PrivatePageHead } from './PrivatePageHead.tsx'

describe('PrivatePageHead', () => {
  it('sets the title of a page behind sign-in and keeps it out of search engines [META-1, META-5]', () => {
    render(<PrivatePageHead title="Dashboard" />)
    expect(document.title).toBe('Dashboard | Fortnight')
    expect(metaContent('name="robots"')).toBe('noindex')
  })
})
