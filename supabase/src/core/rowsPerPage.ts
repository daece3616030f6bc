/** Rows on one page of a list of the back office. */
export const rowsPerPage = 25
