/** @jest-environment node */
import { createBundle, startTextWorkers, type TextWorkers } from './textWorkers.testing.ts'

let workers: TextWorkers

/** Evaluates an expression in the server bundle; returns its JSON or the message of its error. */
const evaluate = (expression: string) => workers.postText('/run', expression)

beforeAll(async () => {
  process.env.SUPABASE_SECRET_KEY = 'sb_secret_of_the_shell'
  const run = 'try { return JSON.stringify(await eval(text)) } catch (error) { return error.message }'
  workers = await startTextWorkers(createBundle({ run }))
})
afterAll(() => workers.stop())

describe('the server bundle of marketing', () => {
  it('is given the packages that it shares with the shell', async () => {
    expect(await workers.renderText('/')).toBe('a page')
    expect(await evaluate("typeof require('react').createElement")).toBe('"function"')
    expect(await evaluate("typeof require('@fortnight/shared-ui/router').Link")).toBe('"object"')
    expect(await evaluate("require('node:path').join('a', 'b')")).toBe('"a/b"')
  })

  it('converts images in memory', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>'
    const png = `require('sharp')(Buffer.from('${svg}')).png({ palette: true }).toBuffer().then((png) => png.toString('latin1', 1, 4))`
    expect(await evaluate(png)).toBe('"PNG"')
  })

  it.each(['process.env', "require('node:process').env", "(0, eval)('process').env"])(
    'finds no secret in %s [BUNDLE-1]',
    async (expression) => expect(await evaluate(expression)).toBe('{"NODE_ENV":"test"}'),
  )

  it.each([
    ['read files', "require('node:fs').readFileSync('/proc/self/environ')", /must not use node:fs \(readFileSync\)/],
    ['start processes', "require('child_process').execSync('id')", /must not use child_process \(execSync\)/],
    ['start threads', "new (require('worker_threads').Worker)('1')", /must not use worker_threads/],
    ['open connections', "require('node:net').connect(1)", /must not use node:net/],
    ['create another require', "require('module').createRequire('/')('fs').readFileSync", /must not use fs/],
    ['import modules', "import('node:fs')", /dynamic import/],
    ['import modules from a new function', 'new Function(\'return import("node:fs")\')()', /dynamic import/],
    ['ask Node for its modules', "process.getBuiltinModule('fs')", /not a function/],
    ['load native code', "process.dlopen({}, '/lib/x.node')", /not a function/],
    ['end other processes', 'process.kill(1)', /not a function/],
    ['send messages to the shell', 'process.send({})', /not a function/],
    ['read images from files', "require('sharp')('/etc/passwd').toBuffer()", /from memory only/],
    ['write images to files', "require('sharp')(Buffer.from('x')).toFile('/tmp/x.png')", /not a function/],
    ['use a package that is not shared', "require('express')", /the shell does not provide express/],
  ])('cannot %s [BUNDLE-1]', async (_action, expression, message) =>
    expect(await evaluate(expression)).toMatch(message),
  )
})
