import type { Actor } from './actors.ts'

export type Row = Record<string, unknown>

/** `service` stands for the owner of the database: it prepares and checks past every policy, and nothing refuses it. */
export type Who = Actor | 'service'

/** The code with which something was refused, if it was. */
export type Refusal = string | undefined

/**
 * A way into a database that knows the people of the policy tests, so that the same attempts can be made on each one.
 * A row is found by what all of the given columns hold.
 */
export type Door = {
  read: (who: Who, relation: string, where: Row) => Promise<Row[]>
  insert: (who: Who, relation: string, row: Row) => Promise<Refusal>
  change: (who: Who, relation: string, where: Row, values: Row) => Promise<Refusal>
  remove: (who: Who, relation: string, where: Row) => Promise<Refusal>
  /** With `isEnd`, the account of a client who may call the function is gone afterwards. */
  call: (who: Actor, name: string, values: Row, isEnd?: boolean) => Promise<Refusal>
  /** Makes attempts of which nothing remains where the database can take them back. */
  apart: <Found>(attempts: () => Promise<Found>) => Promise<Found>
}
