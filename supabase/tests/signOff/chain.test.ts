import fc from 'fast-check'
import {
  type AcceptanceDocument,
  type AcceptanceRecord,
  findChainProblems,
  findDocumentProblems,
} from '../../../.config/database/acceptanceChain.ts'
import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { asUser, createRoomSql, openSessions, prepareRooms } from '../support/projects/postgresRooms.ts'

let postgres: TemporaryPostgres
let sql: TemporaryPostgres['sql']
let rooms: ReturnType<typeof createRoomSql>

/** A project of the seeded client that can be signed off. */
function createReady() {
  const project = rooms.createProject()
  sql(`update public.projects set started_on = '2025-09-01' where id = '${project}';
    insert into public.acceptance_lists (project_id, confirmed_by_client_at, confirmed_by_team_at, agreed_at)
    values ('${project}', now(), now(), now())`)
  return project
}
const signOffSql = (project: string) =>
  `select public.sign_off('${project}', 'Noor Haddad', public.sign_off_state('${project}') ->> 'basis_hash', true)`
const signOff = (project = createReady()) => rooms.run('client', signOffSql(project))

const read = <Row>(table: string, order: string) =>
  JSON.parse(sql(`select jsonb_agg(stored order by ${order}) from public.${table} as stored`)) as Row[]
const records = () => read<AcceptanceRecord>('acceptances', 'sequence')
const documents = () => read<AcceptanceDocument>('acceptance_documents', 'acceptance_id')
const problemsOf = (chain: AcceptanceRecord[], texts: AcceptanceDocument[]) => [
  ...findChainProblems(chain),
  ...findDocumentProblems(texts, new Map(chain.map((record) => [record.id, record]))),
]
/** What the web server is told about a record. */
const verify = (record: AcceptanceRecord, changed: Partial<Record<'id' | 'hash' | 'day' | 'code', string>> = {}) => {
  const day = sql(`select private.business_day('${record.accepted_at}')`)
  const given = { id: record.id, hash: record.document_hash, day, code: record.project_code, ...changed }
  const call = `public.verify_acceptance('${given.id}', '${given.hash}', '${given.day}', '${given.code}')`
  return JSON.parse(sql(`select ${call}`, 'service_role')) as Record<string, boolean>
}
const nothing = { hash: false, day: false, code: false, chain: false }
const everything = { hash: true, day: true, code: true, chain: true }

describeOnPostgres(
  'the chain of sign-offs on a real Postgres',
  (started) => {
    postgres = started
    ;({ sql } = postgres)
    prepareRooms(postgres)
    rooms = createRoomSql(postgres)
  },
  () => {
    it('begins with the example project, and each record continues the one before [FORT-146] [FORT-157]', () => {
      for (let number = 0; number < 3; number++) signOff()
      const chain = records()
      expect(chain[0]!.previous_hash).toBe('0'.repeat(64))
      expect(JSON.parse(documents()[0]!.content)).toMatchObject({ project: { name: 'Invoice questions' } })
      expect(chain.slice(1).map(({ previous_hash }) => previous_hash)).toEqual(
        chain.slice(0, -1).map(({ record_hash }) => record_hash),
      )
      expect(problemsOf(chain, documents())).toEqual([])
    })

    it('gives two devices that sign off at the same moment one certificate [FORT-143]', async () => {
      const project = createReady()
      const [early, late] = await signOffAtOnce(project, project)
      expect(late).toEqual(early)
      expect(sql(`select count(*) from public.acceptance_documents where project_id = '${project}'`)).toBe('1')
      expect(sql(`select count(*) from private.project_updates where project_id = '${project}'`)).toBe('2')
    })

    it('takes two projects that are signed off at the same moment one after the other [FORT-146]', async () => {
      const [early, late] = await signOffAtOnce(createReady(), createReady())
      expect(
        records()
          .slice(-2)
          .map(({ id }) => id),
      ).toEqual([early, late])
      expect(problemsOf(records(), documents())).toEqual([])
    })

    it('shows every byte that was changed, and every record that was removed or moved [FORT-151]', () => {
      const chain = records()
      const texts = documents()
      const rows = [...chain, ...texts]
      const change = fc.record({
        row: fc.nat(rows.length - 1),
        column: fc.nat(6),
        at: fc.nat(10_000),
        by: fc.constantFrom('0', '1', 'b', 'Z', '~'),
      })
      fc.assert(
        fc.property(change, ({ row, column, at, by }) => {
          const copies = structuredClone(rows) as Record<string, unknown>[]
          const target = copies[row]!
          const name = Object.keys(target)[column % Object.keys(target).length]!
          const text = String(target[name])
          const index = at % text.length
          const changed = text.slice(0, index) + by + text.slice(index + 1)
          fc.pre(changed !== text)
          target[name] = name === 'sequence' ? Number(changed) : changed
          const [changedChain, changedTexts] = [copies.slice(0, chain.length), copies.slice(chain.length)]
          // Two spellings of one moment are one moment.
          fc.pre(name !== 'accepted_at' || Date.parse(changed) !== Date.parse(text) || /\d/.test(by))
          expect(problemsOf(changedChain as AcceptanceRecord[], changedTexts as AcceptanceDocument[])).not.toEqual([])
        }),
        { numRuns: 300 },
      )
      for (const index of chain.keys()) {
        const rest = chain.filter((_, other) => other !== index)
        expect(problemsOf(rest, texts)).not.toEqual([])
      }
      expect(problemsOf([chain[1]!, chain[0]!, ...chain.slice(2)], texts)).not.toEqual([])
    })

    it('refuses changes also by the owner of the database [FORT-146]', () => {
      const last = records().at(-1)!
      for (const statement of [
        `update public.acceptances set project_code = 'FN-00000000' where id = '${last.id}'`,
        `delete from public.acceptances where id = '${last.id}'`,
        'truncate public.acceptances cascade',
        'truncate public.acceptance_documents',
        `update public.acceptance_documents set content = '{}' where acceptance_id = '${last.id}'`,
        `delete from public.acceptance_documents where acceptance_id = '${last.id}'`,
      ]) {
        expect(() => sql(statement)).toThrow('What was signed off is never changed')
      }
    })

    it('is verified by hash, day and code, and tells nothing else [FORT-150]', () => {
      const record = records().at(-1)!
      expect(verify(record)).toEqual(everything)
      expect(verify(record, { day: '2001-01-01' })).toEqual({ ...everything, day: false, chain: false })
      expect(verify(record, { code: 'FN-00000000' })).toEqual({ ...everything, code: false, chain: false })
      expect(verify(record, { hash: '0'.repeat(64) })).toEqual(nothing)
      expect(verify(record, { id: crypto.randomUUID() })).toEqual(nothing)
    })

    it('is no longer intact from a record on that was changed by force [FORT-150] [FORT-151]', () => {
      const [first, second, third] = records() as [AcceptanceRecord, AcceptanceRecord, AcceptanceRecord]
      const force = (set: string) =>
        sql(`alter table public.acceptances disable trigger user;
          update public.acceptances set ${set} where id = '${second.id}';
          alter table public.acceptances enable trigger user`)
      force("accepted_at = accepted_at - interval '1 microsecond'")
      expect(findChainProblems(records())).toEqual([`Record 2 (${second.id}) was changed: its hash is another one.`])
      expect(verify(first)).toEqual(everything)
      expect(verify(third)).toEqual({ ...everything, chain: false })
      force("accepted_at = accepted_at + interval '1 microsecond'")
      expect(verify(third)).toEqual(everything)
    })

    it('loses only the document with a project that is deleted for good [FORT-147]', () => {
      const project = createReady()
      signOff(project)
      const before = records()
      sql(`delete from public.projects where id = '${project}'`)
      expect(records()).toEqual(before)
      expect(documents().some(({ project_id }) => project_id === project)).toBe(false)
      expect(problemsOf(records(), documents())).toEqual([])
    })
  },
)

/** Signs off the second project while the transaction of the first is open; returns both numbers. */
async function signOffAtOnce(firstProject: string, secondProject: string) {
  const [first, second] = openSessions(postgres)
  const begin = async ({ execute }: typeof first) => {
    await execute('begin')
    for (const statement of asUser('client', '').split(';').slice(0, 2)) await execute(statement)
  }
  try {
    await begin(first)
    const early = await first.execute(signOffSql(firstProject))
    await begin(second)
    const waiting = second.execute(signOffSql(secondProject))
    await first.execute('commit')
    const late = await waiting
    await second.execute('commit')
    return [early.output, late.output]
  } finally {
    await Promise.all([first.end(), second.end()])
  }
}
