/** Written to localStorage on signing out, so that other tabs can tell it from a session that was lost. */
export const signOutNoticeKey = 'fortnight-signed-out'
