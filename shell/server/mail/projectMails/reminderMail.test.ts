import { parseLeasedMail } from '../leasedMail.ts'
import { renderMail } from '../renderMail.ts'
import { renderText } from './mailText.ts'
import { sampleProjectMails } from './projectMails.samples.ts'

const origin = 'https://fortnight.example'
const id = '00000000-0000-4000-8000-000000000201'
const reminder = sampleProjectMails(origin)['Reminder, for a client']!

describe('the mail that reminds a client', () => {
  it('says in a sentence each what the project waits for [FORT-183]', () => {
    expect(reminder.subject).toBe('“Supplier invoice agent” is waiting for you')
    const text = renderText(reminder)
    for (const sentence of [
      'Answer the brief and send it.',
      'Answer what we asked about your brief.',
      'Approve “Test report”, version 2, or ask for changes.',
      'The project is on hold until we have this from you: We need access to the mailbox.',
      'Pay the first installment of $2,250, due Dec 1, 2026.',
    ]) {
      expect(text).toContain(`- ${sentence}`)
    }
    expect(text).toContain(`Open the project: ${origin}/project/${id}\n`)
  })

  it('promises that nothing is decided for them, and that it stays at two [FORT-183]', () => {
    expect(renderText(reminder)).toContain('twice and then no more. Nothing is accepted or decided for you')
  })

  it('leads to the project where a later release tells of a wait that this one does not know [FORT-183]', () => {
    const mail = parseLeasedMail({
      ...{ kind: 'reminder', recipient: 'noor@example.com', name: 'Noor', is_admin: false, unsubscribe_token: 'abc' },
      projects: [
        { id, name: 'Agent', waits: [{ kind: 'toString', subject: 'x', since: '2026-11-24T09:58:00+00:00' }] },
      ],
    })
    const { text } = renderMail(mail, { id: 7, origin, from: 'Fortnight <no-reply@mail.fortnight.example>' })
    expect(text).toContain('- See on the page of the project what it waits for.')
  })
})
