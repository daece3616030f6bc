/** @jest-environment node */
import type { AreaDeclaration } from '@fortnight/supabase/server/areaDeclaration'
import { requireOwnArea } from './areaDeclarations.ts'

const homes = { marketing: '/', portal: '/dashboard', backoffice: '/admin' } as const
const accesses = { marketing: 'public', portal: 'client', backoffice: 'admin' } as const

type Name = keyof typeof homes

/** Reads the pointer of an area with its home page and further fields. */
function read(name: Name, { paths = {}, ...fields }: Partial<Record<keyof AreaDeclaration, unknown>>) {
  const allPaths = { [homes[name]]: accesses[name], ...(paths as object) }
  return requireOwnArea(name, { build: 'b1', contract: 2, navigation: [], ...fields, paths: allPaths } as never)
}

describe('what an area declares', () => {
  it('is its paths, links and endpoints, without what else a pointer says [REL-1]', () => {
    const declared = {
      paths: { '/': 'public', '/offers/:id': 'public' },
      navigation: [
        {
          to: '/#offers',
          label: 'Offers',
          menuLabel: 'Our Offers',
          isCta: true,
          section: ['/offers/*'],
          header: { visitor: 15 },
        },
      ],
      endpoints: ['GET /offers.xml', 'GET /images/offers/*', 'POST /offers/ask'],
      notPrefetched: ['/offers/:id'],
    }
    expect(read('marketing', { ...declared, entry: 'x' } as never)).toEqual(declared)
  })

  it('may be pages behind sign-in and links to them, of portal and back office [REL-3]', () => {
    const invoices = { paths: { '/invoices': 'client' }, navigation: [{ to: '/invoices', label: 'Invoices' }] }
    expect(read('portal', invoices).paths).toEqual({ '/dashboard': 'client', '/invoices': 'client' })
    expect(read('backoffice', { paths: { '/admin/*': 'admin' } }).paths).toHaveProperty(['/admin/*'])
  })

  it('is what areas had then, for a build of contract 1, whatever its pointer says [REL-6]', () => {
    const area = requireOwnArea('marketing', { build: 'b1', contract: 1, paths: { '/offers': 'public' } } as never)
    expect(area.paths).toMatchObject({ '/': 'public', '/blog/:slug': 'public' })
    expect(area.paths).not.toHaveProperty(['/offers'])
  })
})

const path = (pattern: string, access = 'public') => ({ paths: { [pattern]: access } })
const link = (fields: object) => ({ navigation: [{ to: '/', label: 'Home', ...fields }] })

describe('a build is refused', () => {
  it.each([
    ...['/login', '/signup', '/rest/v1', '/auth/:x', '/telemetry/errors', '/assets/*', '/healthz', '/account/not-me'],
    ...['/project-files/*', '/events', '/releases/live', '/remotes.json', '/verify/:id', '/decide/:token'],
  ])('that claims %s of the shell [REL-4]', (pattern) => {
    expect(() => read('marketing', path(pattern))).toThrow(`build b1 claims ${pattern}, which belongs to the shell`)
    expect(() => read('portal', path(pattern, 'client'))).toThrow('belongs to the shell')
  })

  it('that claims the sign-in of admins [REL-4]', () => {
    expect(() => read('backoffice', path('/admin/login', 'admin'))).toThrow('/admin/login, which belongs to the shell')
  })

  it.each<[Name, object, string]>([
    ['marketing', path('/admin/offers'), 'build b1 claims /admin/offers, but marketing has no paths below /admin'],
    ['portal', path('/admin', 'client'), 'build b1 claims /admin, but portal has no paths below /admin'],
    ['backoffice', path('/team', 'admin'), 'build b1 claims /team, but backoffice has only paths below /admin'],
    ['marketing', path('/offers', 'client'), 'build b1 opens /offers to clients, but marketing is for everyone'],
    ['portal', path('/offers'), 'build b1 opens /offers to everyone, but portal is for clients'],
    [
      'backoffice',
      path('/admin/offers', 'client'),
      'build b1 opens /admin/offers to clients, but backoffice is for admins',
    ],
    ['portal', { endpoints: ['GET /a.xml'] }, 'build b1 has endpoints, but only marketing can'],
    ['marketing', { endpoints: ['GET /rest/v1/*'] }, 'build b1 claims /rest/v1/*, which belongs to the shell'],
    [
      'marketing',
      { endpoints: ['GET /admin/a.xml'] },
      'build b1 claims /admin/a.xml, but marketing has no paths below',
    ],
    ['marketing', link({ to: '/dashboard' }), 'build b1 links to /dashboard, which is not one of its pages'],
  ])('of %s with %j [REL-4, REL-8]', (name, fields, sentence) => {
    expect(() => read(name, fields)).toThrow(sentence)
  })

  it.each<[Name, object, string]>([
    ['marketing', path('/dashboard'), 'build b1 claims /dashboard, but portal has /dashboard'],
    ['marketing', path('/project/new'), 'build b1 claims /project/new, but portal has /project/:id'],
    ['marketing', path('/project/*'), 'build b1 claims /project/*, but portal has /project/:id'],
    ['portal', path('/blog/:post', 'client'), 'build b1 claims /blog/:post, but marketing has /blog/:slug'],
    ['portal', path('/sitemap.xml', 'client'), 'build b1 claims /sitemap.xml, but marketing has /sitemap.xml'],
    ['marketing', { endpoints: ['GET /project/*'] }, 'build b1 claims /project/*, but portal has /project/:id'],
  ])('of %s that collides with another area: %j [REL-4]', (name, fields, sentence) => {
    expect(() => read(name, fields)).toThrow(sentence)
  })

  it.each([
    ...['offers', '/offers/', '//offers', '/:anything', '/*', '/a/*/b', '/a/../login', '/./login', '/Login', '/a b'],
    ...['/a?b', '/a#b', '/%61dmin', '/a\\b', '/(a+)+', '/a/:B', `/${'a'.repeat(61)}`],
  ])('with %s, which is not a path [REL-5]', (pattern) => {
    expect(() => read('marketing', path(pattern))).toThrow('the paths of build b1 cannot be read')
  })

  it.each([
    ['navigation', link({ to: 'https://elsewhere.example' })],
    ['navigation', link({ to: '//elsewhere.example' })],
    ['navigation', link({ to: 'javascript:alert(1)' })],
    ['navigation', link({ label: '' })],
    ['navigation', link({ label: 'x'.repeat(41) })],
    ['navigation', link({ label: '\u202eemoH' })],
    ['navigation', link({ section: ['//elsewhere.example'] })],
    ['navigation', link({ header: { everyone: 1 } })],
    ['navigation', { navigation: undefined }],
    ['navigation', { navigation: Array.from({ length: 41 }, () => ({ to: '/', label: 'Home' })) }],
    ['endpoints', { endpoints: ['DELETE /offers'] }],
    ['endpoints', { endpoints: ['GET /*'] }],
    ['notPrefetched', { notPrefetched: '/offers' }],
    ['paths', path('/offers', 'staff')],
  ])('whose %s cannot be read: %j [REL-5]', (field, fields) => {
    expect(() => read('marketing', fields)).toThrow(`the ${field} of build b1 cannot be read`)
  })

  it('without its home page, or with too many paths [REL-5]', () => {
    const pointer = { build: 'b1', contract: 2, paths: { '/blog': 'public' }, navigation: [] } as never
    expect(() => requireOwnArea('marketing', pointer)).toThrow('build b1 has no page at /')
    const paths = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`/p${i}`, 'public']))
    expect(() => read('marketing', { paths })).toThrow('build b1 has more than 100 paths')
  })
})
