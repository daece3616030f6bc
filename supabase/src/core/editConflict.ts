/** Another save has changed the record since the form was filled; `theirs` is the stored version. */
export class EditConflict<Row = unknown> extends Error {
  readonly theirs: Row

  constructor(theirs: Row) {
    super('This was changed in the meantime.')
    this.name = 'EditConflict'
    this.theirs = theirs
  }
}

/**
 * Awaits an update whose filter includes the version that the form was filled from, and returns the stored row. An update
 * that matches no row was based on a stale version: throws an `EditConflict` with the row that `fetchCurrent` returns.
 */
export async function throwIfStale<Row>(
  update: PromiseLike<{ data: Row | null }>,
  fetchCurrent: () => PromiseLike<{ data: Row }>,
): Promise<Row> {
  const { data: stored } = await update
  if (stored) return stored
  throw new EditConflict((await fetchCurrent()).data)
}
