import { database } from '@fortnight/supabase/client'
import type { EndpointContext } from '@fortnight/supabase/server/serverContract'
import { serviceClient } from '@fortnight/supabase/server/serviceClient'
import { settings } from '../settings.ts'
import type { ShellFunctions } from '../workers/protocol.ts'

type Shell = {
  sendMail: (...args: Parameters<ShellFunctions['sendMail']>) => Promise<void>
  callAdminFunction: ShellFunctions['callAdminFunction']
  reportError: (message: string) => Promise<void> | void
}

/** What endpoints receive. Mails and the functions of the secret key are left to the shell. */
export async function createEndpointContext(
  shell: Shell,
  { hasAdmin }: { hasAdmin: boolean },
): Promise<EndpointContext> {
  return {
    db: await database(),
    admin: hasAdmin ? serviceClient({ url: settings.supabase.url, key: '' }, callThroughShell(shell)) : undefined,
    sendMail: (mail) => shell.sendMail(mail),
    origin: settings.origin,
    report: (error) => void shell.reportError(error instanceof Error ? String(error.stack) : String(error)),
  }
}

const callThroughShell =
  ({ callAdminFunction }: Shell): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const [, name] = /\/rest\/v1\/rpc\/(\w+)$/.exec(new URL(request.url).pathname) ?? []
    if (!name || request.method !== 'POST') throw new Error('The secret key serves database functions only.')
    const { status, body } = await callAdminFunction(name, await request.text())
    return new Response(status === 204 ? null : body, { status, headers: { 'Content-Type': 'application/json' } })
  }
