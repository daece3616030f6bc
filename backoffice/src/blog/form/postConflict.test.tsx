import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockRestApi } from '../../layout/renderAdminPage.testing.tsx'
import {
  findContentField,
  getField,
  pasteInto,
  renderBlogPage,
  postId,
  clickButton,
  writeRequests,
  storedPost,
} from '../renderBlogAdmin.testing.tsx'

// jsdom cannot run the editor (e2e/journeys/backoffice/blog.spec.ts uses it), so a text area replaces it.
jest.mock('@uiw/react-md-editor/nohighlight', () => jest.requireActual<object>('../editor/fakeEditor.testing.tsx'))
jest.mock('@uiw/react-md-editor/commands', () => ({}))

beforeEach(() => localStorage.clear())

const otherVersion = { ...storedPost, excerpt: 'Their excerpt', updated_at: '2025-09-03T10:00:00+00:00' }

/** Mocks an API in which another admin has saved `otherVersion` before the first save. */
const mockConflictApi = () => {
  let hasConflict = false
  return mockRestApi(({ method, path, query }) => {
    if (path.startsWith('rpc/')) return { body: [] }
    if (method === 'GET') return { body: hasConflict ? otherVersion : [storedPost] }
    hasConflict = true
    return { body: query.includes('updated_at=eq.2025-09-03') ? [otherVersion] : [] }
  })
}

async function saveWithConflict() {
  const requests = mockConflictApi()
  renderBlogPage(`/admin/blog/edit/${postId}`)
  await pasteInto(await screen.findByLabelText('Title'), ' (mine)')
  await clickButton('Update Post')
  expect(await screen.findByRole('heading', { name: 'This post was changed in the meantime' })).toBeVisible()
  return requests
}

describe('a post that another admin has saved in the meantime', () => {
  it('is saved with my changes and the other version of unchanged fields after Keep mine', async () => {
    const requests = await saveWithConflict()
    expect(writeRequests(requests)).toHaveLength(1)
    await clickButton('Keep mine')
    await waitFor(() => expect(window.location.pathname).toBe('/admin/blog'))
    expect(writeRequests(requests)[1]).toMatchObject({
      body: { title: 'The night shift (mine)', excerpt: 'Their excerpt' },
    })
  })

  it('is shown in the other version, without the warning, after Take theirs', async () => {
    await saveWithConflict()
    await clickButton('Take theirs')
    expect(getField('Title')).toHaveValue('The night shift')
    expect(getField('Excerpt')).toHaveValue('Their excerpt')
    expect(screen.queryByRole('heading', { name: 'This post was changed in the meantime' })).toBeNull()
    expect(screen.getByText('Saved')).toBeVisible()
  })

  it('can be copied as text', async () => {
    await saveWithConflict()
    await findContentField()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Copy my text' }))
    expect(await navigator.clipboard.readText()).toContain('Title: The night shift (mine)')
  })
})

describe('the draft of an earlier visit', () => {
  it('is compared with a version saved after it before it replaces that version', async () => {
    const values = { title: 'Left behind' }
    const draft = { savedAt: Date.now(), basedOn: storedPost.updated_at, values }
    localStorage.setItem(`fortnight-draft:post-${postId}:a1`, JSON.stringify(draft))
    const requests = mockRestApi(({ method, path, query }) => {
      if (path.startsWith('rpc/')) return { body: [] }
      if (method === 'GET') return { body: query.includes('like') ? [] : otherVersion }
      return { body: query.includes('updated_at=eq.2025-09-03') ? [otherVersion] : [] }
    })
    renderBlogPage(`/admin/blog/edit/${postId}`)
    expect(await screen.findByText(/A newer version has been saved since/)).toBeVisible()
    await clickButton('Restore')
    expect(getField('Title')).toHaveValue('Left behind')
    await clickButton('Update Post')
    expect(await screen.findByRole('heading', { name: 'This post was changed in the meantime' })).toBeVisible()
    await clickButton('Keep mine')
    await waitFor(() => expect(window.location.pathname).toBe('/admin/blog'))
    expect(writeRequests(requests)).toHaveLength(2)
    expect(writeRequests(requests)[1]).toMatchObject({ body: { title: 'Left behind', excerpt: 'Their excerpt' } })
    expect(localStorage).toHaveLength(0)
  })
})
