import { textWorkerScript } from './textWorkers.testing.ts'
import { startWorkerProcess } from './workerProcess.ts'

// A process that starts a worker and evaluates the bundle in its argument, for the test that kills it.
const refuse = () => Promise.reject(new Error('This test allows no such call.'))
const shell = { sendMail: refuse, callAdminFunction: refuse, reportError: console.error }
const { worker } = startWorkerProcess({ script: textWorkerScript, shell, log: console.error })
const source = { build: 'one', href: 'http://localhost/server.cjs', code: process.argv[2] ?? '' }
await worker.loadBundle(source, { hasAdmin: false }).catch(() => undefined)
