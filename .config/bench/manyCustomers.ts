import { join } from 'node:path'
import type { Page } from 'playwright'

/** Opens a page in a browser that has nothing cached and nobody signed in. */
export type NewPage = () => Promise<Page>

/** The seed admin, who is there in every new database. */
export const admin = { email: 'admin@fortnight.example', password: 'fortnight-admin' }

/** What is measured with: how many there are, and how many pages of the back office's lists that makes. */
export const crowd = {
  seed: join(import.meta.dirname, 'manyCustomers.sql'),
  customers: 100_000,
  customerPages: 4_000,
  projectPages: 12_000,
}
