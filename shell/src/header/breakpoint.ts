/** The minimum window width at which the header shows the whole navigation; narrower windows have the full-screen menu. */
export const wideHeaderMinWidth = '60rem'
