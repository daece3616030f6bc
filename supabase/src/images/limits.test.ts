import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { maxImageBytes } from './limits.ts'

const root = resolve(import.meta.dirname, '../..')
const mebibytes = 1024 * 1024

const sqlOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n')

describe('the size limit of images', () => {
  it('is that of the storage bucket in the database', () => {
    const limits = [...sqlOf('migrations').matchAll(/'media', 'media', true, (\d+) \* 1024 \* 1024/g)]
    expect(limits.map(([, limit]) => Number(limit) * mebibytes)).toEqual([maxImageBytes])
  })

  it('is below that of the local storage service, which is that of project files', () => {
    const config = readFileSync(join(root, 'config.toml'), 'utf8')
    const serviceLimit = Number(/file_size_limit = "(\d+)MiB"/.exec(config)?.[1])
    const bucketLimit = /'project-files', 'project-files', false, (\d+) \* 1024 \* 1024/.exec(sqlOf('migrations'))?.[1]
    expect(serviceLimit).toBe(Number(bucketLimit))
    expect(serviceLimit * mebibytes).toBeGreaterThan(maxImageBytes)
  })
})
