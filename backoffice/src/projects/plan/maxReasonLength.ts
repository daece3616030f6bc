/** The longest reason of a move or a hold, as in the database. */
export const maxReasonLength = 500
