/** Whether a text can be the id of a row. The database refuses any other instead of finding nothing. */
export const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
