import type { Handover, TickedItem } from '../../../src/handover/handover.ts'
import { dayIn } from '../../../src/plans/businessDay.ts'
import { requestAs } from '../api.ts'
import { callAs, callAsAdmin, type Room } from './rooms.ts'

/** The handover of a project as its client sees it. */
export const fetchHandover = async ({ client, project }: Room) =>
  (await callAs(client.token, 'project_handover', { project })).body as Handover

type Content = Partial<Record<'item' | 'kind' | 'title' | 'note' | 'link' | 'base_version', string>>

/** Saves an item as the team; without a base version it is a new one. */
export const saveItem = ({ project }: Room, content: Content = {}) =>
  callAsAdmin('save_handover_item', {
    ...{ item: crypto.randomUUID(), project, kind: 'repository', title: 'The source code' },
    ...content,
  })

/** Adds an item; returns it as its client sees it. */
export async function addItem(room: Room, content: Content = {}) {
  const item = crypto.randomUUID()
  await saveItem(room, { item, ...content })
  return (await fetchHandover(room)).items.find(({ id }) => id === item)!
}

type Ticked = Pick<TickedItem, 'id' | 'updated_at'>

/** Ticks an item in this version as one side, or takes that back. */
export function tick({ client, project }: Room, side: 'client' | 'team', { id, updated_at }: Ticked, is_ticked = true) {
  const body = { project, item: id, base_version: updated_at, is_ticked }
  return side === 'client' ? callAs(client.token, 'tick_handover_item', body) : callAsAdmin('tick_handover_item', body)
}

/** Asks for the money back as the client. */
export const askForRefund = ({ client, project }: Room, refund: string = crypto.randomUUID(), reason = 'It is late') =>
  callAs(client.token, 'request_refund', { refund, project, reason })

export const decide = (refund: string, decision: string, reason = '') =>
  callAsAdmin('decide_refund', { refund, decision, reason })

export const markPaidBack = (refund: string, values: { paid_back_on?: string; reference?: string } = {}) =>
  callAsAdmin('mark_refund_paid', {
    ...{ refund, paid_back_on: dayIn('Europe/Lisbon', new Date()), reference: 'TR-91' },
    ...values,
  })

/** The same request of a client of another project. */
export const callAsOther = (name: string, body: object) =>
  requestAs('otherClient', `rpc/${name}`, { method: 'POST', body })
