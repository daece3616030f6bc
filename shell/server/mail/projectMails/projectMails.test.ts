import { axe } from 'jest-axe'
import { renderMail } from '../renderMail.ts'
import { renderHtml } from './mailHtml.ts'
import { renderText } from './mailText.ts'
import { sampleProjectMails } from './projectMails.samples.ts'

const open = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const linksOf = (html: string) => [...open(html).querySelectorAll('a')].map(({ href }) => href)

const origin = 'https://fortnight.example'
const sampleMails = sampleProjectMails(origin)
const names = Object.keys(sampleMails)
const id = '00000000-0000-4000-8000-000000000201'
const at = '2026-11-24T09:58:00+00:00'
const person = { recipient: 'noor@example.com', name: 'Noor', unsubscribe_token: 'abc' }
const options = { id: 7, origin, from: 'Fortnight <no-reply@mail.fortnight.example>' }
const newsOf = (author: string, body: string, name = 'Agent') => ({
  ...{ id, name, messages: [{ author, body, at }] },
  ...{ files: [], statuses: [], updates: [] },
})
const render = (author: string, body: string, name?: string, is_admin = false) =>
  renderMail({ kind: 'activity', ...person, is_admin, projects: [newsOf(author, body, name)] }, options)

describe('each mail about projects', () => {
  it.each(names)('says in text and HTML how to get fewer, and where to answer: %s [ROOM-82]', (name) => {
    const content = sampleMails[name]!
    const [text, html] = [renderText(content), renderHtml(content)]
    for (const url of [content.settingsUrl, content.unsubscribeUrl]) {
      expect(text).toContain(url)
      expect(linksOf(html)).toContain(url)
    }
    for (const part of [text, open(html).body.textContent]) expect(part).toContain('Replies to this email don’t reach')
    expect(open(html).title).toBe(content.subject)
  })

  it.each(names)('is accessible, one column, and made for light and dark: %s [ROOM-81]', async (name) => {
    const html = renderHtml(sampleMails[name]!)
    // Mail programs show it within a page of theirs, which has the landmarks.
    const options = { rules: { region: { enabled: false } } }
    expect((await axe(open(html).body, options)).violations).toEqual([])
    expect(html).not.toMatch(/<(table|img|script)/)
    expect(html).toContain('max-width:600px')
    expect(open(html).querySelector('meta[name="color-scheme"]')?.getAttribute('content')).toBe('light dark')
    // Colors change in pairs.
    for (const { style } of open(html).querySelectorAll<HTMLElement>('[style*="background-color"]')) {
      expect(style.color).not.toBe('')
    }
  })

  it.each(names)('has a preview that is not its subject, before everything that is visible: %s [ROOM-81]', (name) => {
    const content = sampleMails[name]!
    expect(content.preview).not.toBe('')
    expect(content.preview).not.toBe(content.subject)
    expect(open(renderHtml(content)).body.firstElementChild?.textContent.trim()).toMatch(
      new RegExp(`^${content.preview.slice(0, 20)}`),
    )
  })
})

describe('the texts', () => {
  it('tell a client what the team did, under its name and the brand [ROOM-82]', () => {
    const text = renderText(sampleMails['New activity, for a client']!)
    expect(text).toContain('Your project “Supplier invoice agent” has 2 new messages, 1 new file, and a new status.')
    expect(text).toContain('Status: Draft → Active')
    expect(text).toContain('Ada · Fortnight, Nov 24, 2026, 9:58 AM UTC:\n> The first run is done')
    expect(text).toContain('Deleted account, ')
    expect(text).toContain('- unmatched-invoices.csv (version 2), added by Ada · Fortnight')
    expect(text).toContain(`Open the conversation: ${origin}/project/${id}/messages`)
    expect(text).toContain(`Choose which emails you get: ${origin}/profile/edit`)
  })

  it('lead an admin to the back office [ROOM-82]', () => {
    const text = renderText(sampleMails['New file, for an admin']!)
    expect(text).toContain(`Open the conversation: ${origin}/admin/projects/${id}?tab=messages`)
    expect(text).toContain(`Choose which emails you get: ${origin}/admin/mails`)
    expect(text).not.toContain('· Fortnight')
  })

  it('of a digest tell of each project, and of a reminder since when the client waits [ROOM-82]', () => {
    const digest = sampleMails['Daily digest, for a client']!
    expect(digest.subject).toBe('Your daily digest: “Supplier invoice agent” and 1 more project')
    expect(renderText(digest)).toContain('Status: Active → Completed')
    const reminder = sampleMails['Reminder, for an admin']!
    expect(reminder.subject).toBe('“Supplier invoice agent” is waiting for an answer')
    expect(renderText(reminder)).toContain('since Nov 23, 2026, 9:58 AM UTC')
  })

  it('of a request for approval say what is to be decided, and lead to the page that decides [FORT-86]', () => {
    const mail = sampleMails['Request for approval']!
    expect(mail.subject).toBe('Please approve “Test report”, version 2')
    const text = renderText(mail)
    expect(text).toContain('- test-report.pdf (file, version 2)')
    expect(text).toContain('- The agent, to try (demo.fortnight.example)')
    expect(text).toContain(`Approve it or ask for changes: ${origin}/decide/0123456789abcdef`)
    expect(text).toContain(`${origin}/project/${id}/deliverables`)
  })

  it('name the files that a message mentions, without a link that leads nowhere [ROOM-82]', () => {
    const link = `#file-${id}`
    const { text, html = '' } = render('Ada', `See [Plan \\[2\\] (final).txt](${link}) and [costs.csv](${link}).`)
    for (const part of [text, open(html).body.textContent]) {
      expect(part).toContain('See Plan [2] (final).txt and costs.csv.')
      expect(part).not.toContain('#file-')
    }
    expect(open(html).body.firstElementChild?.textContent).toContain('Ada · Fortnight: See Plan [2] (final).txt and')
    expect(linksOf(html).filter((url) => url.includes('#file-'))).toEqual([])
  })

  it('name a file whose mention is where a long message was cut off [ROOM-82]', () => {
    const { text } = render('Ada', `${'x'.repeat(960)} [costs.csv](#file-${id})`.slice(0, 1_000))
    expect(text).toContain('x costs.csv…')
  })

  it('leave other Markdown as it was written', () => {
    const body = 'See [our site](https://example.com), [1] and a[0](x)'
    expect(render('Ada', body).text).toContain(body)
  })

  it('say that a message goes on', () => {
    expect(render('Ada', 'x'.repeat(1_000)).text).toContain(`${'x'.repeat(1_000)}…`)
  })
})

describe('a hostile text', () => {
  const markup = '<img src=x onerror=alert(1)>"\'><script>alert(1)</script></style></title>'

  it('is escaped wherever it stands in the HTML [ROOM-83]', () => {
    const { html = '' } = render(markup, markup, markup)
    const document = open(html)
    expect(document.querySelector('script, img')).toBeNull()
    expect(document.querySelectorAll('style')).toHaveLength(1)
    expect(document.body.textContent).toContain(markup)
  })

  it('cannot pretend to be another part of the mail, or turn it around [ROOM-83]', () => {
    const { text, subject } = render(
      'Ada\n\n--\nUnsubscribe',
      'Hi\n\n--\nUnsubscribe: https://evil.example',
      'A\u202Eb\r\nBcc: x',
    )
    expect(text.split('\n').filter((line) => line.startsWith('Unsubscribe'))).toEqual([
      expect.stringContaining(`${origin}/notifications/unsubscribe?token=abc`),
    ])
    expect(text).toContain('> Unsubscribe: https://evil.example')
    expect(subject).toBe('New in your project “Ab Bcc: x”')
  })
})

describe('the ids of a mail', () => {
  it('are the same each time, and keep the mails about a project together [ROOM-84]', () => {
    const [first, second] = [render('Ada', 'One'), render('Ada', 'Two')]
    expect(first).toMatchObject({ messageId: 'mail-7@mail.fortnight.example', subject: second.subject })
    expect([first.threadId, second.threadId]).toEqual(Array(2).fill(`project-${id}@mail.fortnight.example`))
  })
})
