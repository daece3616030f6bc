import { completeAreas } from '../areas/areas.ts'
import { currentValue, footerLinks, headerLinks } from './navigation.ts'

const labels = (links: { label: string }[]) => links.map(({ label }) => label)

describe('the links of areas', () => {
  it('are sorted by the places that their builds declare, whatever area they are of [REL-1, REL-3]', () => {
    const navigation = [
      { to: '/invoices', label: 'Invoices', header: { client: 25 } },
      { to: '/dashboard', label: 'Home', header: { client: 10 }, footer: 35 },
    ]
    const areas = completeAreas({ portal: { paths: { '/dashboard': 'client', '/invoices': 'client' }, navigation } })
    expect(labels(headerLinks(areas, 'client'))).toEqual(['Home', 'Blog', 'Invoices', 'Partners', 'Pricing'])
    expect(labels(headerLinks(areas, 'admin'))).toEqual(['Dashboard', 'Blog', 'Partners', 'FAQs', 'Pricing'])
    expect(labels(footerLinks(areas))).toEqual([
      ...['Learn How It Works', 'What is an AI Agent?', 'Blog', 'Home', 'Contact'],
    ])
  })
})

describe('a link of the header', () => {
  it('is marked on its page, and as a section on the pages below', () => {
    expect(currentValue('/blog', '/blog')).toBe('page')
    expect(currentValue('/blog', '/blog/first-post')).toBe(true)
    expect(currentValue('/admin/faqs', '/admin/faqs/new')).toBe(true)
    expect(currentValue('/blog', '/blogs')).toBeUndefined()
    expect(currentValue('/admin', '/admin/faqs')).toBeUndefined()
  })

  it('is marked on further pages that its area declares', () => {
    expect(currentValue('/dashboard', '/project/7/edit', ['/project/*'])).toBe(true)
    expect(currentValue('/dashboard', '/profile/edit', ['/project/*'])).toBeUndefined()
  })
})
