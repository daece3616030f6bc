/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { allowedFunctions, allowedTables } from '@fortnight/supabase/core/requests/allowedRequests'
import type { ApiRequest } from '@fortnight/supabase/core/mockApi.testing'
import { collectRequests, requestNames } from '@fortnight/supabase/core/requests/productRequests.testing'
import { checkRequest } from './checkRequest.ts'

/** Exported functions of the same modules that send no request to the REST API. */
const withoutRequest = [
  ...['updatePassword', 'resetPassword', 'updateSignInEmail'],
  ...['isPriceListConflict', 'nameFromEmail', 'normalizeBlogSearch', 'fileLimits'],
  // The web server itself responds to them.
  ...['keptBuilds', 'pinRelease', 'startCanary', 'tryRelease'],
]

describe('the requests of the product [API-1]', () => {
  it('are all checked here', () => {
    const folder = join(import.meta.dirname, '../../../../supabase/src')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!test|testing)\.ts$/.test(file),
    )
    const modules = files
      .filter((file) => !file.startsWith('core'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
    const functions = modules
      .filter((text) => text.includes('await database()'))
      .flatMap((text) => [...text.matchAll(/^export (?:const (\w+) = (?:async )?\(|(?:async )?function\*? (\w+))/gm)])
      .map(([, constant, declared]) => constant ?? declared!)
    const expected = [...requestNames, ...withoutRequest]
    expect([...new Set(functions)].sort()).toEqual(expected.sort())
  })

  it.each(requestNames)('are allowed: those of %s', async (name) => {
    const sent = await collectRequests(name)
    expect(sent).not.toEqual([])
    for (const { method, path, query, body } of sent) {
      const bytes = Buffer.from(body === undefined ? '' : JSON.stringify(body))
      checkRequest({ method, path: path.replace('/rest/v1', ''), query: query.slice(1), body: bytes })
    }
  })

  it('use every table, method, function and argument that is allowed', async () => {
    const sent: ApiRequest[] = []
    for (const name of requestNames) sent.push(...(await collectRequests(name)))
    const used = new Set(sent.map(({ method, path }) => `${method} ${path.replace('/rest/v1/', '')}`))
    const tables = Object.entries(allowedTables).flatMap(([table, { methods }]) =>
      methods.map((method) => `${method} ${table}`),
    )
    const functions = Object.entries(allowedFunctions).map(([name, { method }]) => `${method} rpc/${name}`)
    expect([...used].sort()).toEqual([...tables, ...functions].sort())
    for (const [name, access] of Object.entries(allowedFunctions)) {
      const calls = sent.filter(({ path }) => path === `/rest/v1/rpc/${name}`)
      const given = calls.flatMap(({ query, body }) => [
        ...new URLSearchParams(query).keys(),
        ...Object.keys(body ?? {}),
      ])
      expect([name, ...new Set(given)].sort()).toEqual([name, ...access.arguments].sort())
    }
  })
})
