/** The callers that the policy tests try everything as. */
export type Actor = 'visitor' | 'client' | 'otherClient' | 'admin'
export const actors: Actor[] = ['visitor', 'client', 'otherClient', 'admin']

export const actorIds = {
  admin: '00000000-0000-4000-8000-0000000000a1',
  client: '00000000-0000-4000-9000-000000000001',
  otherClient: '00000000-0000-4000-9000-000000000002',
}
