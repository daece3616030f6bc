import { type QueryClient, mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { projectsKey } from '../projects/cache.ts'

// Also when it was refused: the other side may have changed the request.
const onSettled = (
  _result: unknown,
  _error: Error | null,
  _input: unknown,
  _mutated: unknown,
  { client }: { client: QueryClient },
) => client.invalidateQueries({ queryKey: projectsKey })

/** Asks for the money back; for the client. The id makes it one request, however often it is sent. */
export const requestRefund = () =>
  mutationOptions({
    mutationFn: async ({ id, project, reason }: { id: string; project: string; reason: string }) => {
      const db = await database()
      await db.rpc('request_refund', { refund: id, project, reason }).throwOnError()
    },
    onSettled,
  })

/** Withdraws a money-back request; for the client. */
export const withdrawRefund = () =>
  mutationOptions({
    mutationFn: async (refund: string) => {
      const db = await database()
      await db.rpc('withdraw_refund', { refund }).throwOnError()
    },
    onSettled,
  })

type Decision = { id: string; decision: 'approved' | 'declined'; reason: string }

/** Decides on a money-back request; for the team. */
export const decideRefund = () =>
  mutationOptions({
    mutationFn: async ({ id, decision, reason }: Decision) => {
      const db = await database()
      await db.rpc('decide_refund', { refund: id, decision, reason }).throwOnError()
    },
    onSettled,
  })

/** Records that the money of an approved request was paid back; for the team. */
export const markRefundPaid = () =>
  mutationOptions({
    mutationFn: async ({ id, ...payment }: { id: string; paid_back_on: string; reference: string }) => {
      const db = await database()
      await db.rpc('mark_refund_paid', { refund: id, ...payment }).throwOnError()
    },
    onSettled,
  })
