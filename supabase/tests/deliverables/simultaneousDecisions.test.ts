import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { createRequestSql, decideByLinkSql, decideSql } from '../support/projects/deliverables/requestsOnPostgres.ts'
import { describeOnPostgres } from '../support/onPostgres.ts'
import { ids, openSessions, prepareRooms } from '../support/projects/postgresRooms.ts'

let postgres: TemporaryPostgres
let sql: TemporaryPostgres['sql']
let requests: ReturnType<typeof createRequestSql>

type Session = ReturnType<typeof openSessions>[number]
type Actor = keyof typeof ids | 'server'
type Sent = [as: Actor, statement: string]

async function beginAs({ execute }: Session, actor: Actor) {
  await execute('begin')
  await execute(`set local role ${actor === 'server' ? 'service_role' : 'authenticated'}`)
  if (actor !== 'server')
    await execute(`set local request.jwt.claims = '{"sub": "${ids[actor]}", "session_id": "${ids[actor]}"}'`)
}

/** Sends the second statement while the transaction of the first one is open; returns what both got. */
async function sendAtOnce([firstActor, firstStatement]: Sent, [secondActor, secondStatement]: Sent) {
  const [first, second] = openSessions(postgres)
  try {
    await beginAs(first, firstActor)
    const early = await first.execute(firstStatement)
    await beginAs(second, secondActor)
    const waiting = second.execute(secondStatement)
    await first.execute('commit')
    const late = await waiting
    await second.execute('commit')
    return [early, late].map(({ code, message, output }) => (code === '00000' ? output : `${code} ${message}`))
  } finally {
    await Promise.all([first.end(), second.end()])
  }
}

const storedDecision = (version: string) =>
  sql(`select concat_ws(' ', version.state, version.void_reason, version.ended_by_mail, version.comment, item.decision, item.comment)
    from public.deliverable_versions as version join public.deliverable_items as item on item.version_id = version.id
    where version.id = '${version}'`)
const countUpdates = (version: string) =>
  sql(`select count(*) from private.project_updates
    where project_id = (select project_id from public.deliverable_versions where id = '${version}')`)

describeOnPostgres(
  'two people or tabs that decide at the same moment on a real Postgres',
  (started) => {
    postgres = started
    ;({ sql } = postgres)
    prepareRooms(postgres)
    requests = createRequestSql(postgres)
  },
  () => {
    let version: string
    let token: string
    beforeEach(() => {
      requests.begin()
      ;({ version, token } = requests.mailRequest())
    })

    it('on two pages make one decision, and the second one is told the first [FORT-84]', async () => {
      const [early, late] = await sendAtOnce(['client', decideSql(version)], ['client', decideSql(version, 'changes')])
      expect([early, late]).toEqual(['', 'PT409 Version 1 has been approved already.'])
      expect([storedDecision(version), countUpdates(version)]).toEqual(['approved f approved By page', '1'])
    })

    it('on a page and by mail make one decision [FORT-84]', async () => {
      const [, late] = await sendAtOnce(
        ['client', decideSql(version)],
        ['server', decideByLinkSql(token, 'changes', 'Too late')],
      )
      expect(late).toBe('decided')
      expect([storedDecision(version), countUpdates(version)]).toEqual(['approved f approved By page', '1'])
    })

    it('by mail and on a page make one decision [FORT-84]', async () => {
      const [early, late] = await sendAtOnce(
        ['server', decideByLinkSql(token, 'changes', 'The logo')],
        ['client', decideSql(version)],
      )
      expect([early, late]).toEqual(['changes', 'PT409 Changes to version 1 have been asked for already.'])
      expect([storedDecision(version), countUpdates(version)]).toEqual(['changes t The logo', '1'])
    })

    it('by the same link make one decision [FORT-84] [FORT-87]', async () => {
      const answers = await sendAtOnce(
        ['server', decideByLinkSql(token)],
        ['server', decideByLinkSql(token, 'changes', 'Too late')],
      )
      expect(answers).toEqual(['approved', 'used'])
      expect([storedDecision(version), countUpdates(version)]).toEqual(['approved t approved', '1'])
    })

    it('decide nothing about a version that is replaced or withdrawn at that moment [FORT-82] [FORT-84]', async () => {
      const deliverable = sql(`select deliverable_id from public.deliverable_versions where id = '${version}'`)
      const draft = requests.saveDraft(deliverable)
      const [, late] = await sendAtOnce(['admin', requests.putUpSql(draft)], ['client', decideSql(version)])
      expect(late).toBe('PT409 Version 1 is no longer up for approval.')
      expect(storedDecision(version)).toBe('void replaced f')
      const withdrawal = `select public.withdraw_approval_request('${draft}')`
      const [, last] = await sendAtOnce(['admin', withdrawal], ['client', decideSql(draft)])
      expect(last).toBe('PT409 Version 2 is no longer up for approval.')
      expect([storedDecision(draft), countUpdates(draft)]).toEqual(['void withdrawn f', '0'])
    })

    it('are not overruled by an admin who withdraws the version at that moment [FORT-82] [FORT-84]', async () => {
      const [, late] = await sendAtOnce(
        ['client', decideSql(version)],
        ['admin', `select public.withdraw_approval_request('${version}')`],
      )
      expect(late).toBe('PT409 Version 1 has been approved already.')
      expect(requests.stateOf(version)).toBe('approved')
    })
  },
)
