import { useSession } from '@fortnight/supabase/session'

/** The signed-in user's type, or 'visitor'. While the session is loading it is 'visitor', which the server renders too. */
export const useUserTypeOrVisitor = () => useSession((session) => session.userType ?? 'visitor')
