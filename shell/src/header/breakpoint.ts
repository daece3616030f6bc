/** The minimum window width at which the header shows the navigation; narrower windows have the full-screen menu. */
export const wideHeaderMinWidth = '60rem'
