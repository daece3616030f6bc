import { findArea, isAuthPath } from './areas.ts'

describe('areas', () => {
  it('assigns the home page to marketing, open to everyone', () => {
    expect(findArea('/')).toMatchObject({ remote: 'marketing' })
    expect(findArea('/')?.access).toBeUndefined()
  })

  it('assigns the public pages to marketing, open to everyone [ROUTE-1]', () => {
    for (const path of [
      '/partners',
      '/pricing',
      '/learn-how-it-works',
      '/ai-agent-use-cases',
      '/what-is-ai-agent',
      '/privacy',
    ]) {
      expect(findArea(path)).toMatchObject({ remote: 'marketing' })
      expect(findArea(path)?.access).toBeUndefined()
    }
  })

  it('assigns the blog and its posts to marketing, but nothing below a post', () => {
    for (const path of ['/blog', '/blog/', '/blog/a-post']) {
      expect(findArea(path)?.remote).toBe('marketing')
      expect(findArea(path)?.access).toBeUndefined()
    }
    expect(findArea('/blog/a-post/comments')).toBeUndefined()
  })

  it('restricts the dashboard, the profile and the projects to clients [ROUTE-3]', () => {
    const projectPaths = [
      '/project/7',
      '/project/7/edit',
      '/project/7/brief',
      '/project/7/cases',
      '/project/7/messages',
      '/project/7/files',
      '/project/7/deliverables',
      '/project/7/handover',
      '/project/7/certificate',
      '/project/7/statement',
    ]
    for (const path of ['/dashboard', '/dashboard/', '/dashboard/search', '/profile/edit', ...projectPaths]) {
      expect(findArea(path)).toMatchObject({ remote: 'portal', access: { userType: 'client' } })
    }
  })

  it('restricts everything below /admin to admins, except the sign-in page [ROUTE-4]', () => {
    for (const path of ['/admin', '/admin/faqs', '/admin/faqs/edit/1']) {
      expect(findArea(path)).toMatchObject({ remote: 'backoffice', access: { userType: 'admin' } })
    }
    expect(findArea('/admin/login')).toBeUndefined()
    expect(isAuthPath('/admin/login')).toBe(true)
  })

  it('matches a path of 100,000 slashes in under half a second', () => {
    const startedAt = performance.now()
    expect(findArea(`${'/'.repeat(100_000)}x`)).toBeUndefined()
    expect(performance.now() - startedAt).toBeLessThan(500)
  })

  it('assigns no other path to an area [ROUTE-5]', () => {
    for (const path of ['/unknown', '/dashboard/x', '/profile', '/project', '/project/7/x', '/administrator'])
      expect(findArea(path)).toBeUndefined()
  })
})
