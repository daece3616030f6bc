import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { createRequestSql, decideSql } from '../support/projects/deliverables/requestsOnPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { ids, prepareRooms } from '../support/projects/postgresRooms.ts'

let sql: TemporaryPostgres['sql']
let requests: ReturnType<typeof createRequestSql>
let project: string

describeOnPostgres(
  'the link to a decision on a real Postgres',
  (postgres) => {
    ;({ sql } = postgres)
    prepareRooms(postgres)
    requests = createRequestSql(postgres)
  },
  () => {
    beforeEach(() => {
      project = requests.begin()
    })

    it('decides, is stored as a hash, and is read without any effect [FORT-87] [FORT-88]', () => {
      const { version, token } = requests.mailRequest()
      expect(requests.isStoredHash(token)).toBe(true)
      for (let count = 0; count < 3; count += 1) expect(requests.outcomeOf(token)).toBe('open')
      expect(requests.stateOf(version)).toBe('open')
      expect(requests.decide(token)).toBe('approved')
      expect(requests.stateOf(version)).toBe('approved')
      expect(
        sql(
          `select ended_by = '${ids.client}' and ended_by_mail from public.deliverable_versions where id = '${version}'`,
        ),
      ).toBe('t')
      expect(sql(`select decision from public.deliverable_items where version_id = '${version}'`)).toBe('approved')
    })

    it('decides once [FORT-87]', () => {
      const { version, token } = requests.mailRequest()
      expect(requests.decide(token, 'changes', ' The logo ')).toBe('changes')
      expect(sql(`select comment from public.deliverable_versions where id = '${version}'`)).toBe('The logo')
      expect([requests.decide(token), requests.outcomeOf(token)]).toEqual(['used', 'used'])
      expect(requests.stateOf(version)).toBe('changes')
    })

    it('decides nothing without a comment where changes are asked for, nor by another word [FORT-87]', () => {
      const { version, token } = requests.mailRequest()
      expect(() => requests.decide(token, 'changes', ' ')).toThrow('say what should change')
      expect(() => requests.decide(token, 'changes', 'x'.repeat(2_001))).toThrow('2,000')
      expect(() => requests.decide(token, 'void')).toThrow('choose')
      expect(requests.stateOf(version)).toBe('open')
    })

    it('decides nothing when it is older than seven days or unknown [FORT-87]', () => {
      const { version, token } = requests.mailRequest()
      requests.ageLinks('6 days 23 hours')
      expect(requests.outcomeOf(token)).toBe('open')
      requests.ageLinks('1 hour')
      expect([requests.outcomeOf(token), requests.decide(token)]).toEqual(['expired', 'expired'])
      expect([requests.outcomeOf('x'), requests.decide('x')]).toEqual(['', 'unknown'])
      expect(requests.stateOf(version)).toBe('open')
    })

    it('decides nothing about another version than its own, or one that has ended [FORT-87]', () => {
      const deliverable = crypto.randomUUID()
      const first = requests.mailRequest(deliverable)
      const second = requests.mailRequest(deliverable)
      expect([requests.outcomeOf(first.token), requests.decide(first.token)]).toEqual(['void', 'void'])
      expect(requests.stateOf(second.version)).toBe('open')
      requests.rooms.run('client', decideSql(second.version))
      expect([requests.outcomeOf(second.token), requests.decide(second.token, 'changes', 'Late')]).toEqual([
        'approved',
        'decided',
      ])
    })

    it('decides nothing once the project is gone or the client is no client any more [FORT-87]', () => {
      const { version, token } = requests.mailRequest()
      sql(`update public.user_profiles set user_type = 'admin' where id = '${ids.client}'`)
      expect(requests.decide(token)).toBe('unknown')
      sql(`update public.user_profiles set user_type = 'client' where id = '${ids.client}';
        update public.projects set deleted_at = now() where id = '${project}'`)
      expect([requests.outcomeOf(token), requests.decide(token)]).toEqual(['', 'unknown'])
      expect(requests.stateOf(version)).toBe('open')
    })
  },
)
