/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { publicContentTables } from '@fortnight/supabase/server/publicContent'
import { isContentWrite } from './contentWrites.ts'

const isWriteByUser = (method: string, url: string) =>
  isContentWrite({ method, url, headers: { authorization: 'Bearer t' } })

describe('isContentWrite', () => {
  it.each([
    ['PATCH', '/rest/v1/faqs?id=eq.1'],
    ['POST', '/rest/v1/blog_posts'],
    ['DELETE', '/rest/v1/partners?id=eq.1'],
    ['POST', '/rest/v1/rpc/publish_pricing'],
    ['POST', '/rest/v1/rpc/move_faq'],
    ['POST', '/rest/v1/rpc/swap_faq_order'],
    ['POST', '/rest/v1/rpc/publish_testimonial'],
    ['POST', '/rest/v1/rpc/withdraw_testimonial'],
    ['POST', '/rest/v1/rpc/delete_own_account'],
    ['DELETE', '/rest/v1/projects?id=eq.1'],
    ['POST', '/rest/v1/rpc/sign_off'],
    ['POST', '/rest/v1/rpc/decide_refund'],
  ])('is true for a write to public content by a user, and false for a visitor: %s %s', (method, url) => {
    expect(isWriteByUser(method, url)).toBe(true)
    expect(isContentWrite({ method, url, headers: {} })).toBe(false)
  })

  it.each([
    ['GET', '/rest/v1/faqs'],
    ['POST', '/rest/v1/rpc/own_projects'],
    ['POST', '/rest/v1/rpc/admin_faqs'],
    ['POST', '/rest/v1/rpc/save_testimonial'],
    ['DELETE', '/rest/v1/project_notes?id=eq.1'],
    ['POST', '/rest/v1/rpc/sign_off_state'],
    ['PATCH', '/rest/v1/projects?id=eq.1'],
    ['PATCH', '/rest/v1/user_profiles?name=eq./rest/v1/faqs'],
    ['POST', '/rest/v1/post_previews'],
    ['POST', '/auth/v1/token'],
  ])('is false for reads and for writes to other tables: %s %s', (method, url) => {
    expect(isWriteByUser(method, url)).toBe(false)
  })

  it('knows every table whose triggers change the content version', () => {
    const schema = readFileSync('supabase/schemas/content.sql', 'utf8')
    const tables = /in array array\[([^\]]*)\]/.exec(schema)?.[1]?.match(/\w+/g)
    expect(tables?.sort()).toEqual([...publicContentTables].sort())
  })
})
