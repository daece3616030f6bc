import type { DatabaseDriver, Row } from '../databaseDriver.ts'
import type { Action } from './expectedPermissions.ts'
import type { Actor } from '../actors.ts'
import { sampleChanges, validValues } from './sampleChanges.ts'
import type { SampleRow } from './sampleRow.ts'
import { sampleRowsOf } from './sampleRows.ts'

const exists = async (driver: DatabaseDriver, relation: string, where: Row) =>
  (await driver.select('service', relation, where)).length > 0

/** Whether the attempt had an effect. Only what is in the database afterwards counts, not the response. */
async function isEffective(driver: DatabaseDriver, actor: Actor, action: Action, relation: string, sample: SampleRow) {
  const { row, where, inserted, prepare, clear } = sample
  const [column, value] = sampleChanges[relation]!
  await (action === 'insert' ? clear(driver) : prepare(driver))
  if (action === 'select') return (await driver.select(actor, relation, where)).length > 0
  if (action === 'insert') {
    await driver.insert(actor, relation, row)
    return exists(driver, relation, inserted)
  }
  if (action === 'update') {
    await driver.update(actor, relation, where, { [column]: value })
    return exists(driver, relation, { ...where, [column]: value })
  }
  await driver.delete(actor, relation, where)
  return !(await exists(driver, relation, where))
}

/** Whether an actor may do something with each of the two sample rows of a relation: x for yes, - for no. */
export async function probeRows(driver: DatabaseDriver, actor: Actor, action: Action, relation: string) {
  const marks: string[] = []
  for (const sample of sampleRowsOf(relation)) {
    const isAllowed = await driver.isolate(() => isEffective(driver, actor, action, relation, sample))
    marks.push(isAllowed ? 'x' : '-')
  }
  return marks.join('')
}

/** Which columns an actor may update on its own sample row: x for yes, - for no. */
export function probeColumns(driver: DatabaseDriver, actor: Actor, relation: string) {
  const { where, prepare } = sampleRowsOf(relation)[actor === 'otherClient' ? 1 : 0]
  return driver.isolate(async () => {
    await prepare(driver)
    const [before] = await driver.select('service', relation, where)
    const marks: Record<string, string> = {}
    for (const [column, value] of Object.entries(before!)) {
      marks[column] = (await canChangeColumn(driver, actor, relation, where, column, value)) ? 'x' : '-'
    }
    return marks
  })
}

// A grant or policy is missing or a trigger refuses; the column is generated; the view is not updatable.
const deniedCodes = ['42501', '428C9', '55000']
// Unique constraints are checked after all permissions.
const uniqueViolation = '23505'

/** Whether the actor can set the column to another value, which is then reverted. */
async function canChangeColumn(
  driver: DatabaseDriver,
  actor: Actor,
  relation: string,
  where: Row,
  column: string,
  before: unknown,
) {
  const values = validValues[relation]?.[column] ?? valuesOtherThan(before)
  for (const value of values) {
    const errorCode = await driver.update(actor, relation, where, { [column]: value })
    if (errorCode && deniedCodes.includes(errorCode)) return false
    if (errorCode === uniqueViolation) return true
    // The type or a check of this column rejects the value.
    if (errorCode) continue
    const updatedWhere = column in where ? { ...where, [column]: value } : where
    const [after] = await driver.select('service', relation, updatedWhere)
    if (!after || !isSame(after[column], value)) return false
    await driver.update('service', relation, updatedWhere, { [column]: before })
    return true
  }
  throw new Error(
    `${relation}.${column} accepts none of ${JSON.stringify(values)}: add a valid value to sampleChanges.ts.`,
  )
}

const texts = ['Changed', 'https://example.com/changed', '2001-01-01T00:00:00+00:00', '2001-01-01']

/** Other values of the same kind. A column that is null may be of any kind. */
function valuesOtherThan(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number') return [value + 1]
  if (Array.isArray(value)) return [['Changed']]
  if (typeof value === 'string') return /^[0-9a-f-]{36}$/.test(value) ? [crypto.randomUUID()] : texts
  return value === null ? [...texts, crypto.randomUUID(), ['Changed']] : [{ changed: true }]
}

const isSame = (found: unknown, sent: unknown) =>
  JSON.stringify(found) === JSON.stringify(sent) || Date.parse(String(found)) === Date.parse(String(sent))
