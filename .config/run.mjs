// Entry of every npm script: `node .config/run.mjs serve/start`. Plain JavaScript, so that it can say what is wrong to a Node
// that cannot read TypeScript, or before anything is installed.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const [major] = process.versions.node.split('.').map(Number)
const installed = existsSync(fileURLToPath(new URL('../node_modules/.package-lock.json', import.meta.url)))

if (!installed) fail('The packages are not installed yet. Run `npm ci` first.')
if (major < 24) {
  fail(
    `This needs Node 24, but ${process.version} is running. Use the npm scripts (npm start, npm test): they run the Node that \`npm ci\` has installed.`,
  )
}

const script = process.argv.splice(2, 1)[0]
await import(`./${script}.ts`)

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
