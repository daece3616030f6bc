const rowsPerRequest = 1_000

type Counted = { id: string; total: number }

/**
 * Every row of a list for an export, a thousand at a time; `pageOf` asks for one page, from 1. A row that new ones have
 * pushed onto the next page meanwhile comes once.
 */
export async function* everyPage<Row extends Counted>(pageOf: (page: number, pageSize: number) => Promise<Row[]>) {
  let before = new Set<string>()
  for (let page = 1; ; page++) {
    const rows = await pageOf(page, rowsPerRequest)
    yield rows.filter(({ id }) => !before.has(id))
    if (page * rowsPerRequest >= (rows[0]?.total ?? 0)) return
    before = new Set(rows.map(({ id }) => id))
  }
}
