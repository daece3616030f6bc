import { mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { invalidates } from '../core/invalidates.ts'
import { projectsKey } from '../projects/cache.ts'
import type { MustCase } from './signOff.ts'

const onSuccess = invalidates(projectsKey)

type Waiver = Pick<MustCase, 'id' | 'version'> & { reason: string }

/** Waives a must in the wording that was read; for its client. */
export const waiveCase = () =>
  mutationOptions({
    mutationFn: async ({ id, version, reason }: Waiver) => {
      const db = await database()
      await db.rpc('waive_acceptance_case', { case_id: id, case_version: version, reason }).throwOnError()
    },
    onSuccess,
  })

/** Takes back that a must is waived; for its client. */
export const takeBackWaiver = () =>
  mutationOptions({
    mutationFn: async (caseId: string) => {
      const db = await database()
      await db.rpc('take_back_waiver', { case_id: caseId }).throwOnError()
    },
    onSuccess,
  })

type SignOff = { project: string; name: string; basisHash: string }

/** Signs off a project, whose client has confirmed what the hash stands for. */
export const signOff = () =>
  mutationOptions({
    mutationFn: async ({ project, name, basisHash }: SignOff) => {
      const db = await database()
      const signed = { project, typed_name: name, basis_hash: basisHash, agreed: true }
      await db.rpc('sign_off', signed).throwOnError()
    },
    // Also when it was refused: what is accepted may have changed.
    onSettled: (_result, _error, _input, _onMutateResult, { client }) =>
      client.invalidateQueries({ queryKey: projectsKey }),
  })
