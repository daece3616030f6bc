/** Rows on one page of a back office list. */
export const rowsPerPage = 25

/** Projects on one page of a client's dashboard. */
export const projectsPerPage = 12

/** Posts on one page of the blog. */
export const postsPerPage = 12
