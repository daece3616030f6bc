import { deletePosts, restorePosts, updatePost } from '../../src/posts/adminMutations.ts'
import { createPostPreview, previewedPost, postPreviews, deletePostPreview } from '../../src/posts/previews.ts'
import { postBySlug } from '../../src/posts/queries.ts'
import { postRevision, postRevisions } from '../../src/posts/revisions.ts'
import { requestAs, requestAsService } from '../support/api.ts'
import { createPostWithSlug, postValues, queryClient, runMutation, writeAsAdmin } from './writePosts.ts'

writeAsAdmin()

describe('the revisions of a post', () => {
  it('record every saved version with its user and changed fields, and outlive a deletion', async () => {
    const { id, updated_at } = await createPostWithSlug('revised')
    await runMutation(updatePost(), { ...postValues('revised', { title: 'Second', content: 'New' }), id, updated_at })
    await requestAsService(`blog_posts?id=eq.${id}`, { method: 'PATCH', body: { title: 'Second' } })
    const revisions = await queryClient.query(postRevisions(id))
    expect(revisions.map(({ changed_fields }) => changed_fields)).toEqual([['content', 'title'], []])
    expect(revisions[0]?.saved_by).toEqual(expect.any(String))
    expect(await queryClient.query(postRevision(revisions[1]!.id))).toMatchObject({ title: 'Post revised', id })
    const deleted = await runMutation(deletePosts(), [id])
    await runMutation(restorePosts(), deleted)
    queryClient.clear()
    expect(await queryClient.query(postRevisions(id))).toHaveLength(3)
  })
})

describe('a preview link', () => {
  const openLink = async (link: string) =>
    (await requestAs('visitor', 'rpc/previewed_post', { method: 'POST', body: { link } })).rows
  const createLink = async (postId: string) => {
    await runMutation(createPostPreview(), postId)
    queryClient.clear()
    return (await queryClient.query(postPreviews(postId)))[0]!
  }

  it('shows one draft without sign-in for a week, until it is revoked', async () => {
    const { id } = await createPostWithSlug('previewed', { published: false })
    const { token, expires_at } = await createLink(id)
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    const days = (Date.parse(expires_at) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    expect((await openLink(token)).map(({ slug }) => slug)).toEqual(['previewed'])
    expect(await queryClient.query(previewedPost(token))).toMatchObject({ slug: 'previewed' })
    expect(await queryClient.query(postBySlug('previewed'))).toBeNull()
    expect(await openLink('*')).toEqual([])
    await runMutation(deletePostPreview(), token)
    expect(await openLink(token)).toEqual([])
  })

  it('expires after a week at the latest', async () => {
    const { id } = await createPostWithSlug('previewed-late', { published: false })
    const { token } = await createLink(id)
    const change = (body: object) => requestAsService(`post_previews?token=eq.${token}`, { method: 'PATCH', body })
    await expect(change({ expires_at: '2099-01-01T00:00:00Z' })).rejects.toThrow(/check constraint/)
    await change({ created_at: '2025-01-01T00:00:00Z', expires_at: '2025-01-02T00:00:00Z' })
    expect(await openLink(token)).toEqual([])
    const forged = { post_id: id, created_at: '2098-01-01T00:00:00Z', expires_at: '2098-01-02T00:00:00Z' }
    expect((await requestAs('admin', 'post_previews', { method: 'POST', body: forged })).code).toBe('42501')
  })
})
