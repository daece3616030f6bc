import { actorIds } from '../actors.ts'
import type { DatabaseDriver, Row } from '../databaseDriver.ts'

export type Step = (driver: DatabaseDriver) => Promise<unknown>

export type SampleRow = {
  /** What an insert sends, and the condition that selects it afterwards. */
  row: Row
  inserted: Row
  /** The condition that selects the prepared row. */
  where: Row
  prepare: Step
  clear: Step
}

/** Fixed ids, two per relation, so that every attempt has a row of its own. */
export const sampleId = (index: number, relation: number) => `00000000-0000-4000-a000-00000000${relation}0${index}`

/** A sample that `service` inserts and deletes without further steps. */
export function simpleSample(relation: string, row: Row, by = 'id'): SampleRow {
  const where = { [by]: row[by] }
  const clear: Step = (driver) => driver.delete('service', relation, where)
  const prepare: Step = (driver) => clear(driver).then(() => driver.insert('service', relation, row))
  return { row, where, inserted: where, prepare, clear }
}

/** The owners of the two rows of a relation. */
export const owners = [actorIds.client, actorIds.otherClient]
/** A project for itself or for what belongs to it. */
export const project = (index: number, relation: number) =>
  simpleSample('projects', { id: sampleId(index, relation), user_id: owners[index], name: 'Sample', status: 'active' })
