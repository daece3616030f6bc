import { completeAreas, findArea as findAreaIn, isAuthPath, matchesPattern } from './areas.ts'

const findArea = (path: string) => findAreaIn(completeAreas(), path)

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

describe('an area of contract 2', () => {
  const navigation = [{ to: '/invoices', label: 'Invoices', header: { client: 15 } }]
  const areas = completeAreas({ portal: { paths: { '/invoices': 'client', '/invoices/:id': 'client' }, navigation } })

  it('owns the paths that its build declares, and no longer those of contract 1 [REL-1]', () => {
    expect(findAreaIn(areas, '/invoices/7')).toEqual({
      remote: 'portal',
      access: { userType: 'client', signInPath: '/signup' },
    })
    expect(findAreaIn(areas, '/dashboard')).toBeUndefined()
    expect(findAreaIn(areas, '/pricing')).toEqual({ remote: 'marketing' })
  })

  it('never opens a page behind sign-in, or one of the shell, to everyone [REL-4]', () => {
    const paths = { '/': 'public', '/login': 'public', '/admin/*': 'public' } as const
    const withGreedy = completeAreas({ marketing: { paths, navigation: [] } })
    expect(findAreaIn(withGreedy, '/admin/faqs')).toMatchObject({ remote: 'backoffice', access: { userType: 'admin' } })
    expect(findAreaIn(withGreedy, '/login')).toBeUndefined()
  })
})

describe('a pattern', () => {
  it.each([
    ['/', '/', true],
    ['/blog', '/blog', true],
    ['/blog', '/Blog', false],
    ['/blog/:slug', '/blog/a.b', true],
    ['/blog/:slug', '/blog/', false],
    ['/blog/:slug', '/blog/a/b', false],
    ['/blog/:slug/*', '/blog/a/b/c', true],
    ['/blog/:slug/*', '/blog/a', false],
    ['/admin/*', '/admin', false],
    ['/admin/*', '/administrator', false],
    ['/admin/*', '/admin/faqs/edit/1', true],
  ])('%s matches %s: %s [REL-1]', (pattern, path, matches) => {
    expect(matchesPattern(pattern, path)).toBe(matches)
  })
})
