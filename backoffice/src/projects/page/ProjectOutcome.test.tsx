import { screen, within } from '@testing-library/react'
import { missingState, signedState } from '@fortnight/supabase/signOff/signOff.testing'
import { project, storedProject } from '../renderProjects.testing.tsx'
import { mockProjectPageApi, renderProjectPage } from './renderProjectPage.testing.tsx'

const completed = { ...storedProject, status: 'completed', started_on: '2025-09-01' }
const summary = { project_id: project.id, cases: 6, passed: 4 }

const findLines = async () => {
  const card = await screen.findByRole('region', { name: 'Outcome' })
  return within(card).findAllByRole('listitem')
}
const linkOf = (line: HTMLElement | undefined) => within(line!).getByRole('link')

describe('The outcome of a completed project', () => {
  it('is who signed it off and when, what was accepted, and its certificate', async () => {
    mockProjectPageApi({ projects: [completed], 'rpc/sign_off_state': signedState })
    renderProjectPage()
    const [signOff, cases, deliverables, certificate, ...others] = await findLines()
    expect(signOff).toHaveTextContent('Zoë Ångström signed off on Monday, September 15.')
    expect(linkOf(signOff)).toHaveAttribute('href', `/admin/projects/${project.id}?tab=handover`)
    expect(cases).toHaveTextContent('1 of 2 cases passed, and 1 was waived.')
    expect(linkOf(cases)).toHaveAttribute('href', `/admin/projects/${project.id}?tab=cases`)
    expect(deliverables).toHaveTextContent('1 deliverable was accepted.')
    expect(linkOf(deliverables)).toHaveAttribute('href', `/admin/projects/${project.id}?tab=deliverables`)
    expect(linkOf(certificate)).toHaveAttribute('href', expect.stringMatching(/^\/verify\/.+code=FN-0A1B2C3D$/))
    expect(others).toHaveLength(0)
  })

  it('says which cases did not pass', async () => {
    const { acceptance } = signedState
    const { document } = acceptance!
    const cases = [...document.cases, { ...document.cases[0], number: 3, importance: 'should', result: 'failed' }]
    const state = { ...signedState, acceptance: { ...acceptance, document: { ...document, cases } } }
    mockProjectPageApi({ projects: [completed], 'rpc/sign_off_state': state })
    renderProjectPage()
    expect((await findLines())[1]).toHaveTextContent(
      '1 of 3 cases passed, and 1 was waived. The other is a should-have.',
    )
  })

  it('says that the client has not signed off, and how the cases stand', async () => {
    mockProjectPageApi({
      projects: [completed],
      'rpc/sign_off_state': missingState,
      'rpc/acceptance_summaries': [summary],
    })
    renderProjectPage()
    const [signOff, cases, ...others] = await findLines()
    expect(signOff).toHaveTextContent('The client has not signed off.')
    expect(cases).toHaveTextContent('4 of 6 cases passed.')
    expect(others).toHaveLength(0)
  })

  it('is not shown before', async () => {
    mockProjectPageApi({ projects: [{ ...completed, status: 'active' }], 'rpc/sign_off_state': missingState })
    renderProjectPage()
    expect(await screen.findByRole('region', { name: 'Details' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Outcome' })).toBeNull()
  })
})
