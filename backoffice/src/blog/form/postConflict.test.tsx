import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockApi } from '../../layout/renderAdminPage.testing.tsx'
import { content, field, fill, open, press, saves, stored } from '../renderBlogAdmin.testing.tsx'

// The real editor needs a browser (e2e/journeys/backoffice/adminBlog.spec.ts); here a text area stands for the package.
jest.mock('@uiw/react-md-editor/nohighlight', () => jest.requireActual('../editor/fakeEditor.testing.tsx'))
jest.mock('@uiw/react-md-editor/commands', () => ({}))

beforeEach(() => localStorage.clear())

const theirs = { ...stored, excerpt: 'Their excerpt', updated_at: '2025-09-03T10:00:00+00:00' }

/** An API in which somebody else is always a moment faster with the state that a form was filled from. */
const outrun = () => {
  let isChanged = false
  return mockApi(({ method, path, query }) => {
    if (path.startsWith('rpc/')) return { body: [] }
    if (method === 'GET') return { body: isChanged ? theirs : [stored] }
    isChanged = true
    return { body: query.includes('updated_at=eq.2025-09-03') ? [theirs] : [] }
  })
}

async function meet() {
  const requests = outrun()
  open('/admin/blog/edit/p1')
  await fill(await screen.findByLabelText('Title'), ' (mine)')
  await press('Update Post')
  expect(await screen.findByRole('heading', { name: 'This post was changed in the meantime' })).toBeVisible()
  return requests
}

describe('a post that somebody else has saved meanwhile', () => {
  it('keeps my changes, and theirs in every other field, when I choose mine', async () => {
    const requests = await meet()
    expect(saves(requests)).toHaveLength(1)
    await press('Keep mine')
    await waitFor(() => expect(window.location.pathname).toBe('/admin/blog'))
    expect(saves(requests)[1]).toMatchObject({ body: { title: 'The night shift (mine)', excerpt: 'Their excerpt' } })
  })

  it('shows theirs, and warns no longer, when I choose theirs', async () => {
    await meet()
    await press('Take theirs')
    expect(field('Title')).toHaveValue('The night shift')
    expect(field('Excerpt')).toHaveValue('Their excerpt')
    expect(screen.queryByRole('heading', { name: 'This post was changed in the meantime' })).toBeNull()
    expect(screen.getByText('Saved')).toBeVisible()
  })

  it('gives me my text to take away', async () => {
    await meet()
    await content()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Copy my text' }))
    expect(await navigator.clipboard.readText()).toContain('Title: The night shift (mine)')
  })
})

describe('changes that an earlier visit left', () => {
  it('are compared with what somebody has saved since, before they replace it', async () => {
    const values = { title: 'Left behind' }
    const draft = { savedAt: Date.now(), basedOn: stored.updated_at, values }
    localStorage.setItem('fortnight-draft:post-p1:a1', JSON.stringify(draft))
    const requests = mockApi(({ method, path, query }) => {
      if (path.startsWith('rpc/')) return { body: [] }
      if (method === 'GET') return { body: query.includes('like') ? [] : theirs }
      return { body: query.includes('updated_at=eq.2025-09-03') ? [theirs] : [] }
    })
    open('/admin/blog/edit/p1')
    expect(await screen.findByText(/A newer version has been saved since/)).toBeVisible()
    await press('Restore')
    expect(field('Title')).toHaveValue('Left behind')
    await press('Update Post')
    expect(await screen.findByRole('heading', { name: 'This post was changed in the meantime' })).toBeVisible()
    await press('Keep mine')
    await waitFor(() => expect(window.location.pathname).toBe('/admin/blog'))
    expect(saves(requests)).toHaveLength(2)
    expect(saves(requests)[1]).toMatchObject({ body: { title: 'Left behind', excerpt: 'Their excerpt' } })
    expect({ ...localStorage }).toEqual({})
  })
})
