import { join } from 'node:path'

/** The seed of the back office's measurements, its size, and how many pages its lists have. */
export const manyCustomers = {
  seed: join(import.meta.dirname, 'manyCustomers.sql'),
  customers: 100_000,
  customerPages: 4_000,
  projectPages: 12_000,
}
