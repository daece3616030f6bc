/** Whether a text can be the id of a row. Queries check it first: for a malformed id Postgres throws (22P02). */
export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
