/** From this width on the navigation stands in the header; below it, in the full-screen menu. */
export const wideFrom = '60rem'
