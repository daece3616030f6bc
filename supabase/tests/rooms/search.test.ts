import {
  callAs,
  callAsAdmin,
  createProject,
  createRoom,
  type Room,
  storeFile,
  writeAsClient,
  writeAsTeam,
} from '../support/projects/rooms.ts'

let room: Room
const word = `w${crypto.randomUUID().slice(0, 8)}`

beforeAll(async () => {
  room = await createRoom('Searching')
})

type Hit = { kind: string; project_id: string; excerpt: string; sequence: number; file_id: string | null }
const search = async (searched: string, in_project?: string) =>
  (await callAs(room.client.token, 'search_rooms', { searched, ...(in_project && { in_project }) }))
    .rows as unknown as Hit[]
const excerpts = async (searched: string, in_project?: string) =>
  (await search(searched, in_project)).map(({ excerpt }) => excerpt)

describe('the search in messages and files', () => {
  it('finds messages with all words, the last one maybe only begun, and leads to them [ROOM-154]', async () => {
    const sequence = await writeAsTeam(room, `The ${word} invoices arrive on Mondays`)
    await writeAsClient(room, `The ${word} is something else`)
    expect(await search(`MONDAYS ${word}`)).toMatchObject([
      { kind: 'message', project_id: room.project, sequence, author_name: 'Ada Marsh', project_name: 'Roomy' },
    ])
    expect(await excerpts(`${word} invoi`)).toHaveLength(1)
    expect(await excerpts(`invoi ${word}`)).toEqual([])
    expect(await excerpts(word)).toHaveLength(2)
  })

  it('finds files by parts of their names, with their latest version [ROOM-154]', async () => {
    await storeFile(room.client.id, room.project, `${word}_price-list.2026.pdf`)
    await storeFile(room.client.id, room.project, `${word}_price-list.2026.pdf`)
    const [hit] = await search('price 2026')
    expect(hit).toMatchObject({
      kind: 'file',
      excerpt: `${word}_price-list.2026.pdf`,
      file_id: expect.any(String) as string,
    })
    expect(await search(`${word}_price-list.2026.pdf`)).toHaveLength(1)
  })

  it.each([
    ['an address', 'Write to desk@harbor-lane.example please', 'harbor'],
    ['a link', 'See https://docs.example/guides/first_steps#top', 'guides first'],
    ['a file name', 'It is in **report.final.pdf**', 'report.final.pdf'],
    ['code', 'Call `sendMail(options)` then', 'sendmail'],
    ['umlauts', 'Die Größe der Straße', 'größe straße'],
    ['Arabic', 'موعد جديد يوم الخميس', 'الخميس'],
    ['Russian', 'Новая встреча в четверг', 'ВСТРЕЧА'],
    ['an apostrophe', 'The client’s front desk isn’t open', 'isn’t'],
  ])('finds words in %s [ROOM-154]', async (_kind, body, searched) => {
    const own = await createRoom()
    await writeAsClient(own, body)
    expect((await callAs(own.client.token, 'search_rooms', { searched })).rows).toHaveLength(1)
  })

  it('shows the place of the hit in a long message [ROOM-154]', async () => {
    await writeAsClient(room, `${'Before that. '.repeat(40)} The needle${word} is here`)
    const [excerpt] = await excerpts(`needle${word}`)
    expect(excerpt).toContain(`needle${word}`)
    expect(excerpt!.length).toBeLessThanOrEqual(301)
  })

  it('finds only in the projects of the client, and for admins in all [ROOM-155]', async () => {
    const other = await createRoom('Other')
    await writeAsClient(other, `A secret${word}`)
    await storeFile(other.client.id, other.project, `secret${word}.txt`)
    expect(await search(`secret${word}`)).toEqual([])
    expect(await search(`secret${word}`, other.project)).toEqual([])
    expect((await callAsAdmin('search_rooms', { searched: `secret${word}` })).rows).toHaveLength(2)
    expect((await callAsAdmin('search_rooms', { searched: `secret${word}`, in_project: room.project })).rows).toEqual(
      [],
    )
  })

  it('can be limited to one project [ROOM-155]', async () => {
    const project = await createProject(room.client.token)
    await writeAsClient({ ...room, project }, `Elsewhere ${word}`)
    expect(await excerpts(word, project)).toEqual([`Elsewhere ${word}`])
  })

  it('takes every text literally [ROOM-154]', async () => {
    for (const searched of ['', ' ', '!!!', "a' | b", '& | ! ( ) :* <->', '\\', 'x:*', '%', "'"]) {
      expect((await callAs(room.client.token, 'search_rooms', { searched })).status).toBe(200)
    }
    expect((await callAs(room.client.token, 'search_rooms', { searched: 'x'.repeat(101) })).code).toBe('22023')
  })
})
