import { textWorkerScript } from './textWorkers.testing.ts'
import { startWorkerProcess } from './workerProcess.ts'

// A process that starts a worker, for the test that kills it.
const refuse = () => Promise.reject(new Error('This test allows no such call.'))
const shell = { sendMail: refuse, callAdminFunction: refuse, reportError: console.error }
await startWorkerProcess({ script: textWorkerScript, shell, log: console.error }).worker.ping()
console.log('The worker is running.')
