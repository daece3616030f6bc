/** A request that is rejected; the message is a sentence that says what to change. */
export class QueryRejection extends Error {}
