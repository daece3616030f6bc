/** The `name` of anything thrown; empty when it has none. */
export const errorName = (error: unknown) => (error as Error | null | undefined)?.name ?? ''
