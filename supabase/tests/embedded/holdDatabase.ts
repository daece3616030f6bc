import { startDatabase } from '../../../.config/database/embeddedDatabase.ts'

// Keeps a database open until the process is killed: node holdDatabase.ts <data directory> <port>
const [dataDir = '', port = ''] = process.argv.slice(2)
await startDatabase({ dataDir, port: Number(port), log: console.log })
console.log('ready')
