import { probeColumns, probeRows } from './probePermissions.ts'
import type { DatabaseDriver } from '../databaseDriver.ts'
import { expectedCalls } from './expectedCalls.ts'
import { actions, expectedPermissions } from './expectedPermissions.ts'
import { type Actor, actors } from '../actors.ts'

/** One thing that can be attempted, and its outcome for each actor. */
export type Finding = { names: string[]; outcomes: string[] }

const forEachActor = async (attempt: (actor: Actor) => Promise<string>) => {
  const outcomes: string[] = []
  for (const actor of actors) outcomes.push(await attempt(actor))
  return outcomes
}

/** What each actor can do with the sample rows, their columns and the functions, found by trying it. */
export async function findPermissions(driver: DatabaseDriver) {
  const rows: Finding[] = []
  const columns: Finding[] = []
  const calls: Finding[] = []
  for (const relation of Object.keys(expectedPermissions)) {
    for (const action of actions) {
      const outcomes = await forEachActor((actor) => probeRows(driver, actor, action, relation))
      rows.push({ names: [relation, action], outcomes })
    }
    const marks = new Map<string, string[]>()
    for (const actor of actors) {
      for (const [column, mark] of Object.entries(await probeColumns(driver, actor, relation))) {
        marks.set(column, [...(marks.get(column) ?? []), mark])
      }
    }
    for (const column of [...marks.keys()].sort())
      columns.push({ names: [relation, column], outcomes: marks.get(column)! })
  }
  for (const [name, { arguments: values, deletesAccount }] of Object.entries(expectedCalls)) {
    const call = (actor: Actor) =>
      driver.isolate(async () => (await driver.call(actor, name, values, deletesAccount)) ?? 'called')
    calls.push({ names: [name], outcomes: await forEachActor(call) })
  }
  return { rows, columns, calls }
}
