import type { ProjectNews } from '../leasedMail.ts'
import { renderMail } from '../renderMail.ts'
import { renderText } from './mailText.ts'
import { sampleProjectMails } from './projectMails.samples.ts'

const origin = 'https://fortnight.example'
const sampleMails = sampleProjectMails(origin)
const id = '00000000-0000-4000-8000-000000000201'
const at = '2026-11-24T09:58:00+00:00'
type Update = ProjectNews['updates'][number]

/** The mail that tells of updates alone. */
const render = (updates: Update[], is_admin = false) => {
  const projects: [ProjectNews] = [{ id, name: 'Agent', messages: [], files: [], statuses: [], updates }]
  const person = { recipient: 'noor@example.com', name: 'Noor', unsubscribe_token: 'abc' }
  const from = 'Fortnight <no-reply@mail.fortnight.example>'
  const { text, html = '' } = renderMail({ kind: 'activity', ...person, is_admin, projects }, { id: 7, origin, from })
  return { text, document: new DOMParser().parseFromString(html, 'text/html') }
}

describe('a mail about updates', () => {
  it('says what happened as one sentence each, and leads to the project [FORT-116]', () => {
    const text = renderText(sampleMails['Updates of the plan, for a client']!)
    expect(text).toContain('Your project “Weekend inbox” has 6 new updates.')
    expect(text).toContain('The project is on hold while it waits for you: We need access to the mailbox.')
    expect(text).toContain('The project is no longer on hold.')
    expect(text).toContain('A payment is due: the first installment of $2,250 (due Dec 1, 2026).')
    expect(text).toContain('We recorded your payment: the first installment of $2,250 (paid Dec 2, 2026).')
    expect(text).toContain('We made a correction: the second installment is now $2,000 instead of $2,250.')
    expect(text).toContain('We moved the test step to Dec 3 – Dec 4, 2026.')
    expect(text).toContain(`Open the project: ${origin}/project/${id}\n`)
  })

  it('tells of the brief of a project what the reader has to know [FORT-39]', () => {
    const toClient = renderText(sampleMails['Updates of the brief, for a client']!)
    expect(toClient).toContain('Before your project starts, please answer its brief.')
    expect(toClient).toContain('We have a question about your answer to “Where does the work come in today?”.')
    expect(toClient).toContain('We’ve reopened the brief: The mailbox has changed.')
    expect(toClient).toContain('We’re going ahead without the brief: We went through it on the phone.')
    expect(toClient).toContain('We’ve accepted your brief. Next, we’ll set the start date.')
    const toAdmin = renderText(sampleMails['Updates of the brief, for an admin']!)
    expect(toAdmin).toContain('Noor Haddad sent the project brief.')
    expect(toAdmin).toContain('Noor Haddad answered what you asked about “Where does the work come in today?”.')
  })

  it('says what happened to acceptance cases [FORT-79]', () => {
    const text = renderText(sampleMails['Updates of acceptance cases, for an admin']!)
    expect(text).toContain('Noor confirmed the list of acceptance cases. It’s agreed now.')
    expect(text).toContain('Noor proposed a change to an acceptance case for you to decide on: Refunds')
    expect(text).toContain('Noor recorded results for version 0.2 of the agent.')
  })

  it('tells the team of a sign-off and of waivers, and confirms it to the client [FORT-149]', () => {
    const text = renderText(sampleMails['Updates of acceptance cases, for an admin']!)
    expect(text).toContain('Noor waived an acceptance case: “Refunds” (too rare)')
    expect(text).toContain('The client signed off on the project as Noor Haddad.')
    const takenBack = { kind: 'waiver_taken_back', subject: '“Refunds”', author: 'Noor', at }
    expect(render([takenBack], true).text).toContain('Noor no longer waives an acceptance case: “Refunds”')
    const confirmed = { kind: 'sign_off_confirmed', subject: id, author: 'Noor', at }
    expect(render([confirmed]).text).toContain(`The number of your certificate is ${id}.`)
  })

  it('tells both sides of a money-back request, and the client of the end of the support [FORT-168, FORT-175]', () => {
    const toAdmin = renderText(sampleMails['Money-back request, for an admin']!)
    expect(toAdmin).toContain('The client is asking for their money back: It still books the wrong day.')
    expect(toAdmin).toContain('The client has withdrawn the money-back request.')
    const toClient = renderText(sampleMails['Money-back request, for a client']!)
    expect(toClient).toContain('We declined your money-back request: The agent has passed its cases since.')
    expect(toClient).toContain('We approved your money-back request and will pay back everything you’ve paid.')
    expect(toClient).toContain('We paid you back $2,250 on Dec 9, 2026, reference TR-91.')
    const aboutSupport = renderText(sampleMails['End of the support, for a client']!)
    expect(aboutSupport).toContain('Your support ends on Tuesday, December 8.')
    expect(aboutSupport).toContain('The last day of your support is Tuesday, December 8.')
  })

  it.each([
    ['deliverable_approved', 'The client has approved “Report”, version 2.'],
    ['changes_requested', 'The client is asking for changes to “Report”, version 2.'],
  ])('tells the team of a decision: %s [FORT-97]', (kind, sentence) => {
    const update = { kind, subject: '“Report”, version 2', author: null, at }
    expect(render([update], true).text).toContain(sentence)
  })

  it('says that there is news where a later release of the database tells what this one does not know [FORT-117]', () => {
    for (const kind of ['agent_went_to_lunch', 'toString', '__proto__']) {
      const { text, document } = render([{ kind, subject: 'Lunch', author: null, at }])
      for (const part of [text, document.body.textContent]) expect(part).toContain('There is news in “Agent”.')
    }
  })

  it('escapes hostile texts, and keeps them in their line [FORT-116]', () => {
    const markup = '<img src=x onerror=alert(1)>"\'><script>alert(1)</script></style></title>'
    const subject = `${markup}\n\n--\nUnsubscribe: https://evil.example`
    const { text, document } = render([{ kind: 'step_moved', subject, author: null, at }])
    expect(document.querySelector('script, img')).toBeNull()
    expect(document.body.textContent).toContain(markup)
    expect(text.split('\n').filter((line) => line.startsWith('Unsubscribe'))).toHaveLength(1)
  })
})
