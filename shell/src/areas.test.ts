import { areaOf, isAuthPath } from './areas.ts'

describe('areas', () => {
  it('gives the home page to marketing, open to everyone', () => {
    expect(areaOf('/')).toMatchObject({ remote: 'marketing' })
    expect(areaOf('/')?.only).toBeUndefined()
  })

  it('keeps the dashboard for clients [ROUTE-3]', () => {
    expect(areaOf('/dashboard')).toMatchObject({ remote: 'portal', only: { userType: 'client' } })
    expect(areaOf('/dashboard/')?.remote).toBe('portal')
  })

  it('keeps everything below /admin for admins, but not the sign-in screen [ROUTE-4]', () => {
    for (const path of ['/admin', '/admin/faqs', '/admin/faqs/edit/1']) {
      expect(areaOf(path)).toMatchObject({ remote: 'backoffice', only: { userType: 'admin' } })
    }
    expect(areaOf('/admin/login')).toBeUndefined()
    expect(isAuthPath('/admin/login')).toBe(true)
  })

  it('owns no other path [ROUTE-5]', () => {
    for (const path of ['/nowhere', '/dashboard/x', '/administrator']) expect(areaOf(path)).toBeUndefined()
  })
})
