import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

// The embedded database cannot end a statement after a while, because WebAssembly has no timers. This ends those that sort or
// join more than a screen needs; the limit is far above what migrations and the longest lists write.
const maxTemporaryFiles = '256MB'

/** Writes the settings that Postgres reads when it is started on this folder. */
export const writeResourceLimits = (databaseDir: string) =>
  writeFile(join(databaseDir, 'postgresql.auto.conf'), `temp_file_limit = '${maxTemporaryFiles}'\n`)
