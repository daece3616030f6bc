/** For a link in an email that the auth service rejects. A module of its own: public pages load it, and not all errors. */
export const linkExpired = 'This link has expired or was already used. Please request a new one.'
