/** @jest-environment node */
import { isContentWrite } from './contentWrites.ts'

const isWrite = (method: string, url: string, authorization: string | undefined = 'Bearer t') =>
  isContentWrite({ method, url, headers: { authorization } })

describe('what makes the server render its pages anew', () => {
  it.each([
    ['PATCH', '/rest/v1/faqs?id=eq.1'],
    ['POST', '/rest/v1/blog_posts'],
    ['DELETE', '/rest/v1/partners?id=eq.1'],
    ['POST', '/rest/v1/rpc/publish_pricing'],
    ['POST', '/rest/v1/rpc/move_faq'],
  ])('is a change of content: %s %s', (method, url) => {
    expect(isWrite(method, url)).toBe(true)
    expect(isContentWrite({ method, url, headers: {} })).toBe(false)
  })

  it.each([
    ['GET', '/rest/v1/faqs'],
    ['POST', '/rest/v1/rpc/own_projects'],
    ['POST', '/rest/v1/rpc/admin_faqs'],
    ['PATCH', '/rest/v1/projects?id=eq.1'],
    ['PATCH', '/rest/v1/user_profiles?name=eq./rest/v1/faqs'],
    ['POST', '/rest/v1/post_previews'],
    ['POST', '/auth/v1/token'],
  ])('is not what people do all the time: %s %s', (method, url) => {
    expect(isWrite(method, url)).toBe(false)
  })
})
