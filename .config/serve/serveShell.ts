// Runs the server of the shell's current release.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

const dist = process.env.FORTNIGHT_SHELL_RELEASES ?? resolve(import.meta.dirname, '../../shell/dist')
const { server } = JSON.parse(readFileSync(join(dist, 'latest.json'), 'utf8')) as { server: { url: string } }

process.env.FORTNIGHT_SHELL_RELEASES = dist
createRequire(import.meta.url)(join(dist, server.url))
