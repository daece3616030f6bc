import { useSession } from '@fortnight/supabase/session'

/** Whose navigation to show. Until it is known, everybody is a visitor: so is the server's HTML. */
export const usePerson = () => useSession((session) => session.userType ?? 'visitor')
