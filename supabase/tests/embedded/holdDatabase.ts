import { startDatabase } from '../../../.config/database/embeddedDatabase.ts'

// A process of its own that has a database open until it is killed: node holdDatabase.ts <data directory> <port>
const [dataDir = '', port = ''] = process.argv.slice(2)
await startDatabase({ dataDir, port: Number(port), log: console.log })
console.log('ready')
