import { rm } from 'node:fs/promises'

export default async function stop() {
  const { policyDatabase } = globalThis as unknown as { policyDatabase: { dataDir: string; stop: () => Promise<void> } }
  await policyDatabase.stop()
  await rm(policyDatabase.dataDir, { recursive: true })
}
