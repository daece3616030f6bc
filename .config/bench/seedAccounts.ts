/** The accounts that the seed creates in every new database. */
export const admin = { email: 'admin@fortnight.example', password: 'fortnight-admin' }
export const client = { email: 'client@fortnight.example', password: 'fortnight-client' }
