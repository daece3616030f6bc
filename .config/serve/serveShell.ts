// Runs the server of the shell's current release. The Docker image contains this file alone, so it imports no other.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const releases = process.env.FORTNIGHT_SHELL_RELEASES ?? resolve(import.meta.dirname, '../../shell/dist')
const { server } = JSON.parse(readFileSync(join(releases, 'latest.json'), 'utf8')) as { server: { url: string } }

process.env.FORTNIGHT_SHELL_RELEASES = releases
createRequire(import.meta.url)(join(releases, server.url))
