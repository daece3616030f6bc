import type { serviceClient } from './serviceClient.ts'

type ServiceClient = ReturnType<typeof serviceClient>

/** What a certificate says, as it is typed into the page that verifies it. */
export type CertificateFacts = { id: string; hash: string; day: string; code: string }

/** Which of these facts are recorded, and whether no record up to that one was changed. */
export type Verification = { hash: boolean; day: boolean; code: boolean; chain: boolean }

/** Compares a certificate with the record. Throws database errors. */
export async function verifyAcceptance(db: ServiceClient, facts: CertificateFacts) {
  const { data } = await db.rpc('verify_acceptance', facts).throwOnError()
  return data as unknown as Verification
}
