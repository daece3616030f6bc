/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { remoteNames } from '../../releases/areas.ts'
import { allowedFunctions, allowedTables, earlierFunctions } from './allowedRequests.ts'
import { serverFunctions } from './serverFunctions.ts'

const root = join(import.meta.dirname, '../../../..')

/** The text of every source file that sends requests, without tests. */
const sources = ['supabase/src', 'shell/src', 'shell/server', ...remoteNames.map((remote) => `${remote}/src`)]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /(?<!\.test|\.testing|\.types)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

const methodsOf = { select: 'GET', insert: 'POST', update: 'PATCH', delete: 'DELETE' }

function groupByName(pairs: string[][]) {
  const groups = Map.groupBy(pairs, ([name]) => name!)
  return Object.fromEntries(
    [...groups].map(([name, group]) => [name, [...new Set(group.map(([, value]) => value))].sort()]),
  )
}

describe('the requests that the web server allows', () => {
  it('are to the tables that the product queries, with the methods that it uses', () => {
    const queries = [...sources.matchAll(/\.from\(\s*'(\w+)'\s*\)\s*\.(\w+)\(/g)]
    expect(queries).toHaveLength([...sources.matchAll(/(?<!Array|Buffer|Readable)\.from\(/g)].length)
    const used = queries.map(([, table, call]) => [table!, methodsOf[call as keyof typeof methodsOf]])
    const allowed = Object.entries(allowedTables).flatMap(([table, { methods }]) =>
      methods.map((method) => [table, method]),
    )
    expect(groupByName(allowed)).toEqual(groupByName(used))
  })

  it('are to the functions that the product calls', () => {
    const calls = [...sources.matchAll(/\.rpc\(\s*'(\w+)'/g)].map(([, name]) => name!)
    expect(calls).toHaveLength([...sources.matchAll(/\.rpc\(/g)].length)
    expect(new Set(calls)).toEqual(new Set([...Object.keys(allowedFunctions), ...serverFunctions]))
    expect(calls).not.toEqual(expect.arrayContaining(Object.keys(earlierFunctions)))
  })
})
