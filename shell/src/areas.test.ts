import { areaOf, isAuthPath } from './areas.ts'

describe('areas', () => {
  it('gives the home page to marketing, open to everyone', () => {
    expect(areaOf('/')).toMatchObject({ remote: 'marketing' })
    expect(areaOf('/')?.only).toBeUndefined()
  })

  it('gives the public pages to marketing, open to everyone [ROUTE-1]', () => {
    for (const path of ['/partners', '/pricing', '/learn-how-it-works', '/ai-agent-use-cases', '/what-is-ai-agent']) {
      expect(areaOf(path)).toMatchObject({ remote: 'marketing' })
      expect(areaOf(path)?.only).toBeUndefined()
    }
  })

  it('gives the blog and each of its posts to marketing, and nothing below a post', () => {
    for (const path of ['/blog', '/blog/', '/blog/a-post']) {
      expect(areaOf(path)?.remote).toBe('marketing')
      expect(areaOf(path)?.only).toBeUndefined()
    }
    expect(areaOf('/blog/a-post/comments')).toBeUndefined()
  })

  it('keeps the dashboard, the profile and the projects for clients [ROUTE-3]', () => {
    for (const path of ['/dashboard', '/dashboard/', '/profile/edit', '/project/7', '/project/7/edit']) {
      expect(areaOf(path)).toMatchObject({ remote: 'portal', only: { userType: 'client' } })
    }
  })

  it('keeps everything below /admin for admins, but not the sign-in screen [ROUTE-4]', () => {
    for (const path of ['/admin', '/admin/faqs', '/admin/faqs/edit/1']) {
      expect(areaOf(path)).toMatchObject({ remote: 'backoffice', only: { userType: 'admin' } })
    }
    expect(areaOf('/admin/login')).toBeUndefined()
    expect(isAuthPath('/admin/login')).toBe(true)
  })

  it('reads an address of a hundred thousand slashes as quickly as any other', () => {
    const began = performance.now()
    expect(areaOf(`${'/'.repeat(100_000)}x`)).toBeUndefined()
    expect(performance.now() - began).toBeLessThan(500)
  })

  it('owns no other path [ROUTE-5]', () => {
    for (const path of ['/nowhere', '/dashboard/x', '/profile', '/project', '/project/7/x', '/administrator'])
      expect(areaOf(path)).toBeUndefined()
  })
})
