import { deletePosts, restorePosts, updatePost } from '../../src/posts/adminMutations.ts'
import { createPostPreview, previewedPost, postPreviews, deletePostPreview } from '../../src/posts/previews.ts'
import { postBySlug } from '../../src/posts/queries.ts'
import { postRevision, postRevisions } from '../../src/posts/revisions.ts'
import { requestAs, requestAsService } from '../support/api.ts'
import { create, queries, run, values, writeAsAdmin } from './writePosts.ts'

writeAsAdmin()

describe('revisions of a post', () => {
  it('are every saved state, with who saved and what changed, and outlive a deletion', async () => {
    const { id, updated_at } = await create('revised')
    await run(updatePost(), { ...values('revised', { title: 'Second', content: 'New' }), id, updated_at })
    await requestAsService(`blog_posts?id=eq.${id}`, { method: 'PATCH', body: { title: 'Second' } })
    const revisions = await queries.fetchQuery(postRevisions(id))
    expect(revisions.map(({ changed_fields }) => changed_fields)).toEqual([['content', 'title'], []])
    expect(revisions[0]?.saved_by).toEqual(expect.any(String))
    expect(await queries.fetchQuery(postRevision(revisions[1]!.id))).toMatchObject({ title: 'Post revised', id })
    const deleted = await run(deletePosts(), [id])
    await run(restorePosts(), deleted)
    queries.clear()
    expect(await queries.fetchQuery(postRevisions(id))).toHaveLength(3)
  })
})

describe('a preview link', () => {
  const visit = async (link: string) =>
    (await requestAs('visitor', 'rpc/previewed_post', { method: 'POST', body: { link } })).rows
  const link = async (postId: string) => {
    await run(createPostPreview(), postId)
    queries.clear()
    return (await queries.fetchQuery(postPreviews(postId)))[0]!
  }

  it('shows one draft to whoever has it, for a week, until it is revoked', async () => {
    const { id } = await create('previewed', { published: false })
    const { token, expires_at } = await link(id)
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    const days = (Date.parse(expires_at) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    expect((await visit(token)).map(({ slug }) => slug)).toEqual(['previewed'])
    expect(await queries.fetchQuery(previewedPost(token))).toMatchObject({ slug: 'previewed' })
    expect(await queries.fetchQuery(postBySlug('previewed'))).toBeNull()
    expect(await visit('*')).toEqual([])
    await run(deletePostPreview(), token)
    expect(await visit(token)).toEqual([])
  })

  it('ends after its time, and has no way to a longer one', async () => {
    const { id } = await create('previewed-late', { published: false })
    const { token } = await link(id)
    const change = (body: object) => requestAsService(`post_previews?token=eq.${token}`, { method: 'PATCH', body })
    await expect(change({ expires_at: '2099-01-01T00:00:00Z' })).rejects.toThrow(/check constraint/)
    await change({ created_at: '2025-01-01T00:00:00Z', expires_at: '2025-01-02T00:00:00Z' })
    expect(await visit(token)).toEqual([])
    const forged = { post_id: id, created_at: '2098-01-01T00:00:00Z', expires_at: '2098-01-02T00:00:00Z' }
    expect((await requestAs('admin', 'post_previews', { method: 'POST', body: forged })).code).toBe('42501')
  })
})
