import { parseLeasedMail } from '../leasedMail.ts'
import { renderMail } from '../renderMail.ts'
import { renderHtml } from './mailHtml.ts'
import { renderText } from './mailText.ts'
import { sampleProjectMails } from './projectMails.samples.ts'

const origin = 'https://fortnight.example'
const id = '00000000-0000-4000-8000-000000000201'
const reminder = sampleProjectMails(origin)['Reminder, for a client']!

/** A reminder as the database tells it. */
function renderReminder(waits: { kind: string; subject: string }[]) {
  const mail = parseLeasedMail({
    ...{ kind: 'reminder', recipient: 'noor@example.com', name: 'Noor', is_admin: false, unsubscribe_token: 'abc' },
    projects: [{ id, name: 'Agent', waits: waits.map((wait) => ({ ...wait, since: '2026-11-24T09:58:00+00:00' })) }],
  })
  return renderMail(mail, { id: 7, origin, from: 'Fortnight <no-reply@mail.fortnight.example>' })
}

describe('the mail that reminds a client', () => {
  it('says in a sentence each what the project waits for, and leads to where it is done [FORT-183]', () => {
    expect(reminder.subject).toBe('“Supplier invoice agent” is waiting for you')
    const text = renderText(reminder)
    const project = `${origin}/project/${id}`
    for (const [sentence, link] of [
      [
        'Answer the brief and send it. The fourteen days start once we’ve accepted it.',
        `Open the brief: ${project}/brief`,
      ],
      ['Answer what we asked about your brief.', `Open the brief: ${project}/brief`],
      ['Confirm the list of acceptance cases, or change it.', `Open the cases: ${project}/cases`],
      ['Accept or decline what we propose to change in the acceptance cases.', `Open the cases: ${project}/cases`],
      ['Approve “Test report”, version 2 or ask for changes.', `Open the deliverables: ${project}/deliverables`],
      ['Sign off on the project. Every must-have has passed or been waived.', `Open the handover: ${project}/handover`],
      [
        'The project is on hold until we have this from you: We need access to the mailbox.',
        `Write to us: ${project}/messages`,
      ],
      ['Pay the first installment of $2,250, due Dec 1, 2026.', `Open the project: ${project}`],
    ]) {
      expect(text).toContain(`- ${sentence}\n  ${link}\n`)
    }
    expect(text).toContain(`\n\nOpen the project: ${project}\n`)
    expect(renderHtml(reminder)).toContain(`href="${project}/deliverables">Open the deliverables</a></li>`)
  })

  it('has one button where everything is done on the same page [FORT-183]', () => {
    const { text } = renderReminder([
      { kind: 'cases', subject: '' },
      { kind: 'case_proposal', subject: '' },
    ])
    expect(text).toContain('or change it.\n- Accept or decline what we propose')
    expect(text.match(/Open the \w+: \S+/g)).toEqual([`Open the cases: ${origin}/project/${id}/cases`])
  })

  it('promises that nothing is decided for them, and that it stays at two [FORT-183]', () => {
    expect(renderText(reminder)).toContain('twice and then no more. Nothing is accepted or decided for you')
  })

  it('leads to the project where a later release tells of a wait that this one does not know [FORT-183]', () => {
    const { text } = renderReminder([{ kind: 'toString', subject: 'x' }])
    expect(text).toContain('- See what is waiting for you on the project page.')
    expect(text).toContain(`Open the project: ${origin}/project/${id}\n`)
  })
})
