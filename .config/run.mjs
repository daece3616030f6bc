// Runs a script of this folder: `node .config/run.mjs serve/start`. Plain JavaScript, because it has to run before the packages
// are installed and in Node versions that cannot read TypeScript, to report both in a sentence.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const requiredMajor = 24
const [major] = process.versions.node.split('.').map(Number)
const isInstalled = existsSync(fileURLToPath(new URL('../node_modules/.package-lock.json', import.meta.url)))

if (!isInstalled) exitWithError('The packages are not installed. Run `npm ci` first.')
if (major < requiredMajor) {
  exitWithError(
    `This script needs Node ${requiredMajor}, but ${process.version} is running. ` +
      `Use the npm scripts (npm start, npm test): they run the Node that \`npm ci\` installs.`,
  )
}

// The script then finds its own arguments from process.argv[2] on.
const [script] = process.argv.splice(2, 1)
await import(`./${script}.ts`)

function exitWithError(message) {
  console.error(message)
  process.exit(1)
}
