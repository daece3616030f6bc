import { join } from 'node:path'
import { root } from '../workspace.ts'

/** Where the product runs on this machine, from the environment; `.env.example` describes the variables. */
export const localSettings = {
  port: Number(process.env.FORTNIGHT_PORT ?? 4200),
  apiPort: Number(process.env.FORTNIGHT_API_PORT ?? 54321),
  dataDir: process.env.FORTNIGHT_DATA_DIR ?? join(root, '.data'),
}
