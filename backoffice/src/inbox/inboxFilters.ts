import type { InboxFilter } from '@fortnight/supabase/desk/inbox'

/** The filters of the inbox, as they are in the URL. The first one is the default. */
export const inboxFilters = [
  { value: '', label: 'Waiting for us' },
  { value: 'client', label: 'Waiting for the client' },
  { value: 'mine', label: 'Mine' },
  { value: 'all', label: 'All' },
] as const

/** The filter of a value in the URL; unknown ones are the default. */
export const filterOf = (value: string): InboxFilter =>
  value === 'client' || value === 'mine' || value === 'all' ? value : 'team'
