/** For what clients and other admins change meanwhile: a screen that opens with it asks again. */
export const fresh = { staleTime: 0, refetchOnMount: true } as const
