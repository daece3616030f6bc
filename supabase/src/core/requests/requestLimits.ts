/** What one request may ask for. The product stays far below each of these. */
export const requestLimits = {
  /** Of a query string as it is sent. */
  maxQueryBytes: 3 * 1024,
  /** Comparisons, counted one by one in groups of them. */
  maxConditions: 20,
  /** Of groups of conditions within each other. */
  maxConditionDepth: 2,
  /** Of the values that a column may have; one page of a list is 25. */
  maxListedValues: 100,
  maxColumns: 40,
  maxOrderColumns: 3,
  /** Of one search by pattern, so that no pattern makes Postgres go back and forth in long texts. */
  maxWildcards: 2,
  maxRows: 1_000,
  /** Of rows with long columns, unless `id` or `slug` says which ones. */
  maxLongRows: 25,
  maxOffset: 100_000,
  maxInsertedRows: 100,
  /** Of one text that a function gets; searches have 100. */
  maxArgumentLength: 1_000,
  /** Of one text in `longArguments`; a message has 5,000 characters, each of at most two code units. */
  maxLongArgumentLength: 10_000,
  /** Of the ids in one of `listArguments`. */
  maxListArgument: 25,
  /** Of all arguments of a function. */
  maxArgumentsBytes: 8 * 1024,
  /** Of all arguments of a function with `longArguments`. */
  maxLongArgumentsBytes: 40 * 1024,
} as const
