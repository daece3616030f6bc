/** A dash for what a row has no value for. Compact rows leave it out. */
export const NoValue = () => <span data-no-value>—</span>
