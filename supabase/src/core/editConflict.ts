/** Somebody else has saved the record since the form was filled; `theirs` is how it is now. */
export class EditConflict<Row = unknown> extends Error {
  readonly theirs: Row

  constructor(theirs: Row) {
    super('This was changed in the meantime.')
    this.name = 'EditConflict'
    this.theirs = theirs
  }
}

/**
 * What a change of one row gives that asks for the row as it was when the form was filled. If it finds none, nothing was
 * stored, and an `EditConflict` tells how the row is now.
 */
export async function unlessOutrun<Row>(
  change: PromiseLike<{ data: Row | null }>,
  current: () => PromiseLike<{ data: Row }>,
): Promise<Row> {
  const { data: stored } = await change
  if (stored) return stored
  throw new EditConflict((await current()).data)
}
