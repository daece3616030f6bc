/** Rows on one page of a back office list. */
export const rowsPerPage = 25
