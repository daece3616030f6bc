import { QueryRejection } from './rejection.ts'
import { createScanner, namePattern, readList, type Scanner } from './scanner.ts'

/** What `select` asks for: the names of columns, `*` among them, and the embedded tables with theirs. */
export type SelectList = { columns: string[]; embeds: Embed[] }
export type Embed = { table: string; columns: string[] }

/** Reads the value of `select`, such as `id,saved_at,user_profiles(name)`. */
export function parseSelect(value: string): SelectList {
  const scanner = createScanner(value)
  const list = readSelect(scanner, readEmbeddedColumns)
  scanner.requireEnd()
  return list
}

type ReadEmbedded = (scanner: Scanner) => string[]

function readSelect(scanner: Scanner, readEmbedded: ReadEmbedded): SelectList {
  const columns: string[] = []
  const embeds: Embed[] = []
  readList(scanner, () => {
    if (scanner.skip('*')) return columns.push('*')
    if (scanner.skip('...')) throw new QueryRejection('Embedded tables cannot be spread into their row.')
    let name = scanner.require(namePattern)
    // The other name of a column in the response; `::` is a cast.
    if (scanner.read(/:(?!:)/) !== undefined) name = scanner.require(namePattern)
    const hint = scanner.read(/(![a-z][a-z0-9_]{0,62}){1,2}/)
    if (scanner.skip('(')) {
      embeds.push({ table: name, columns: readEmbedded(scanner) })
      return scanner.requireLiteral(')')
    }
    if (hint !== undefined) scanner.fail()
    rejectConversion(scanner)
    return columns.push(name)
  })
  return { columns, embeds }
}

const readEmbeddedColumns: ReadEmbedded = (scanner) =>
  readSelect(scanner, () => {
    throw new QueryRejection('A table that is embedded cannot embed another one.')
  }).columns

function rejectConversion(scanner: Scanner) {
  if (scanner.read(/->/) !== undefined) throw new QueryRejection('Parts of JSON columns cannot be selected.')
  if (scanner.read(/::/) !== undefined) throw new QueryRejection('Columns cannot be cast to another type.')
  if (scanner.read(/\./) !== undefined) throw new QueryRejection('Aggregate functions are not available.')
}
