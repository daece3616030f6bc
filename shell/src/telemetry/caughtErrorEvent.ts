/** Dispatched on the window with an error that an error boundary of any area has caught. */
export const caughtErrorEvent = 'caught-error'
