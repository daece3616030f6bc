import { render } from '@testing-library/react'
import { PrivatePageHead } from './PrivatePageHead.tsx'

describe('PrivatePageHead', () => {
  it('names a page behind sign-in and keeps it out of search engines [META-1, META-5]', () => {
    render(<PrivatePageHead title="Dashboard" />)
    expect(document.title).toBe('Dashboard | Fortnight')
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })
})
