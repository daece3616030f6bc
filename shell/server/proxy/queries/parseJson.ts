import { QueryRejection } from './rejection.ts'

/** The value of a JSON body; rejects a body that is not JSON. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new QueryRejection('The body of this request is not JSON.')
  }
}
