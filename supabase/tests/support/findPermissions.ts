import { columnsOf, rightsOf } from './probePermissions.ts'
import type { Door } from './databaseDriver.ts'
import { actions, expectedCalls, expectedRights } from './expectedPermissions.ts'
import { type Actor, actors } from './actors.ts'

/** One thing that can be attempted, and what came of it for each actor. */
export type Finding = { names: string[]; outcomes: string[] }

const ofEach = async (attempt: (actor: Actor) => Promise<string>) => {
  const outcomes: string[] = []
  for (const actor of actors) outcomes.push(await attempt(actor))
  return outcomes
}

/** What every actor is found to be able to do with the sample rows, with their columns and with the functions. */
export async function findRights(door: Door) {
  const rows: Finding[] = []
  const columns: Finding[] = []
  const calls: Finding[] = []
  for (const relation of Object.keys(expectedRights)) {
    for (const action of actions) {
      const outcomes = await ofEach((actor) => rightsOf(door, actor, action, relation))
      rows.push({ names: [relation, action], outcomes })
    }
    const marks = new Map<string, string[]>()
    for (const actor of actors) {
      for (const [column, mark] of Object.entries(await columnsOf(door, actor, relation))) {
        marks.set(column, [...(marks.get(column) ?? []), mark])
      }
    }
    for (const column of [...marks.keys()].sort())
      columns.push({ names: [relation, column], outcomes: marks.get(column)! })
  }
  for (const [name, { arguments: values, isEnd }] of Object.entries(expectedCalls)) {
    const call = (actor: Actor) => door.apart(async () => (await door.call(actor, name, values, isEnd)) ?? 'called')
    calls.push({ names: [name], outcomes: await ofEach(call) })
  }
  return { rows, columns, calls }
}
