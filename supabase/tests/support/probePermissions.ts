import type { Door, Row } from './databaseDriver.ts'
import type { Action } from './expectedPermissions.ts'
import type { Actor } from './actors.ts'
import { changes, fitting, type Sample, samplesOf } from './sampleRows.ts'

const exists = async (door: Door, relation: string, where: Row) =>
  (await door.read('service', relation, where)).length > 0

/** Whether the attempt had an effect. What the answer says does not count, only what is in the database afterwards. */
async function isEffective(door: Door, actor: Actor, action: Action, relation: string, sample: Sample) {
  const { row, where, inserted, prepare, clear } = sample
  const [column, value] = changes[relation]!
  await (action === 'insert' ? clear(door) : prepare(door))
  if (action === 'select') return (await door.read(actor, relation, where)).length > 0
  if (action === 'insert') {
    await door.insert(actor, relation, row)
    return exists(door, relation, inserted)
  }
  if (action === 'update') {
    await door.change(actor, relation, where, { [column]: value })
    return exists(door, relation, { ...where, [column]: value })
  }
  await door.remove(actor, relation, where)
  return !(await exists(door, relation, where))
}

/** What an actor may do with the two sample rows of a relation: x may, - may not. */
export async function rightsOf(door: Door, actor: Actor, action: Action, relation: string) {
  const answers: string[] = []
  for (const sample of samplesOf(relation)) {
    const may = await door.apart(() => isEffective(door, actor, action, relation, sample))
    answers.push(may ? 'x' : '-')
  }
  return answers.join('')
}

/** Which columns an actor may change on the sample row that the actor may change, if there is one: x may, - may not. */
export function columnsOf(door: Door, actor: Actor, relation: string) {
  const { where, prepare } = samplesOf(relation)[actor === 'otherClient' ? 1 : 0]
  return door.apart(async () => {
    await prepare(door)
    const [before] = await door.read('service', relation, where)
    const marks: Record<string, string> = {}
    for (const [column, value] of Object.entries(before!)) {
      marks[column] = (await isChanged(door, actor, relation, where, column, value)) ? 'x' : '-'
    }
    return marks
  })
}

// A right or a policy is missing, or a trigger says so; the column is always computed; the view is none to write to.
const refusals = ['42501', '428C9', '55000']
// Only another row is in the way, such as the one plan that is popular. That is looked at after all rights.
const taken = '23505'

/** Whether the actor changes the column to another value, which is then taken back. */
async function isChanged(door: Door, actor: Actor, relation: string, where: Row, column: string, before: unknown) {
  const values = fitting[relation]?.[column] ?? differentFrom(before)
  for (const value of values) {
    const refusal = await door.change(actor, relation, where, { [column]: value })
    if (refusal && refusals.includes(refusal)) return false
    if (refusal === taken) return true
    // Not a value of this column: refused by its type or by a check.
    if (refusal) continue
    const moved = column in where ? { ...where, [column]: value } : where
    const [after] = await door.read('service', relation, moved)
    if (!after || !isSame(after[column], value)) return false
    await door.change('service', relation, moved, { [column]: before })
    return true
  }
  throw new Error(`${relation}.${column} takes none of ${JSON.stringify(values)}: name a value in samples.ts.`)
}

const texts = ['Changed', 'https://example.com/changed', '2001-01-01T00:00:00+00:00', '2001-01-01']

/** Harmless values of the kind that the column holds. One that is empty may be of any kind. */
function differentFrom(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value + 1]
  if (Array.isArray(value)) return [['Changed']]
  if (typeof value === 'string') return /^[0-9a-f-]{36}$/.test(value) ? [crypto.randomUUID()] : texts
  return value === null ? [...texts, crypto.randomUUID(), ['Changed']] : [{ changed: true }]
}

const isSame = (found: unknown, sent: unknown) =>
  JSON.stringify(found) === JSON.stringify(sent) || Date.parse(String(found)) === Date.parse(String(sent))
