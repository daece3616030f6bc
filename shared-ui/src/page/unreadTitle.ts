import { createContext } from 'react'

/** How many unread entries the titles of pages behind sign-in show, such as "(3) Dashboard". Set around an area. */
export const UnreadContext = createContext(0)

/** A number of unread entries as badges and titles show it. */
export const formatUnread = (count: number) => (count > 99 ? '99+' : String(count))
