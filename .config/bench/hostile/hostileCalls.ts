import { type HostileRequest, times } from './hostileRequest.ts'

const call = (name: string, createBody: () => string) => ({ path: `/rest/v1/rpc/${name}`, method: 'POST', createBody })
const ownProjects = (createBody: () => string) => ({ ...call('own_projects', createBody), as: 'client' as const })
const insert = (createBody: () => string) => ({
  path: '/rest/v1/projects',
  method: 'POST',
  as: 'client' as const,
  createBody,
})
const longText = (length: number) => JSON.stringify('x'.repeat(length))

/** Function calls and changes that the web server rejects. */
export const rejectedCalls: HostileRequest[] = [
  { name: 'a search for 900 KB', ...ownProjects(() => `{"searched":${longText(900_000)}}`) },
  { name: 'a search for 2,000 characters', ...ownProjects(() => `{"searched":${longText(2_000)}}`) },
  { name: 'a page of a million rows', ...ownProjects(() => '{"page_size":1000000}') },
  { name: 'an argument that is a list', ...ownProjects(() => `{"searched":[${times(50_000, () => '"a"')}]}`) },
  { name: 'arguments nested 200,000 deep', ...ownProjects(() => '['.repeat(200_000) + ']'.repeat(200_000)) },
  { name: 'other arguments', ...ownProjects(() => `{${times(500, (i) => `"a${i}":1`)}}`) },
  { name: 'arguments in URL and body', ...ownProjects(() => '{}'), path: '/rest/v1/rpc/own_projects?page_size=5000' },
  { name: 'a filter on a result', path: '/rest/v1/rpc/blog_page?searched=*a*&content=match.(a%2B)%2B' },
  { name: 'an order of a result', path: '/rest/v1/rpc/blog_page?order=content.desc&limit=1000' },
  { name: 'an argument that is a filter', path: '/rest/v1/rpc/blog_page?searched=imatch.(a%2B)%2B%24' },
  { name: 'a search by GET for 2,000 characters', path: `/rest/v1/rpc/blog_page?searched=${'x'.repeat(2_000)}` },
  { name: "the server's function", ...call('newsletter_request', () => '{"email":"a@example.com"}') },
  { name: "the operator's function", ...call('make_admin', () => '{"email":"a@example.com"}') },
  { name: '10,000 new rows', ...insert(() => `[${times(10_000, () => '{"name":"A"}')}]`) },
  { name: 'a row of 50,000 columns', ...insert(() => `{${times(50_000, (i) => `"a${i}":1`)}}`) },
  {
    name: 'a number in place of a list',
    ...insert(() => '{"slug":"a","title":"A","tags":5}'),
    path: '/rest/v1/blog_posts',
  },
  { name: 'rows as CSV', ...insert(() => `name\n${'A\n'.repeat(10_000)}`), headers: { 'Content-Type': 'text/csv' } },
  { name: 'a change of every row', ...insert(() => '{"name":"A"}'), method: 'PATCH' },
  { name: 'a deletion of every row', path: '/rest/v1/projects', method: 'DELETE', as: 'client' },
]

/** The most expensive function calls and changes that the web server lets through. */
export const allowedCalls: HostileRequest[] = [
  { name: 'a search for 1,000 characters', ...ownProjects(() => `{"searched":${longText(1_000)}}`) },
  { name: 'a search for wildcards', ...ownProjects(() => `{"searched":"${'%_'.repeat(100)}"}`) },
  { name: 'a page of 1,000 own projects', ...ownProjects(() => '{"page_size":1000,"in_order":"changed"}') },
  { name: 'a page far past the end', ...ownProjects(() => '{"page":2147483647}') },
  { name: 'a search of posts', path: `/rest/v1/rpc/blog_page?searched=*${'e '.repeat(50)}*&page_size=1000` },
  { name: 'the export of all own data', ...call('export_own_data', () => '{}'), as: 'client' },
  { name: '100 rows that are not allowed', ...insert(() => `[${times(100, () => `{"name":${longText(9_000)}}`)}]`) },
]
