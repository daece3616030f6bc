import type { Actor } from './actors.ts'

export type Row = Record<string, unknown>

/** `service` bypasses every policy, to prepare and to check. */
export type Role = Actor | 'service'

/** The SQLSTATE of the error; undefined on success. */
export type ErrorCode = string | undefined

/**
 * Runs the attempts of the policy tests on one kind of database, so that the same tests cover each kind. `where` selects
 * the rows whose columns equal all of the given values.
 */
export type DatabaseDriver = {
  select: (role: Role, relation: string, where: Row) => Promise<Row[]>
  insert: (role: Role, relation: string, row: Row) => Promise<ErrorCode>
  update: (role: Role, relation: string, where: Row, values: Row) => Promise<ErrorCode>
  delete: (role: Role, relation: string, where: Row) => Promise<ErrorCode>
  /** With `deletesAccount`, a call by a client deletes the client's account. */
  call: (role: Actor, name: string, values: Row, deletesAccount?: boolean) => Promise<ErrorCode>
  /** Rolls the attempts back where the database supports it. */
  isolate: <Found>(attempts: () => Promise<Found>) => Promise<Found>
}
