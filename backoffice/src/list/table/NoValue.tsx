/** A dash for what a row has no value for. Cards leave such a line out. */
export const NoValue = () => <span data-no-value>—</span>
