const rowsPerRequest = 1_000

type CountedRow = { id: string; total: number }

/**
 * Every row of a list for an export, a thousand at a time; `fetchPage` counts pages from 1. A row that new rows have
 * pushed onto the next page meanwhile is yielded once.
 */
export async function* fetchAllPages<Row extends CountedRow>(
  fetchPage: (page: number, pageSize: number) => Promise<Row[]>,
) {
  let previousIds = new Set<string>()
  for (let page = 1; ; page++) {
    const rows = await fetchPage(page, rowsPerRequest)
    yield rows.filter(({ id }) => !previousIds.has(id))
    if (page * rowsPerRequest >= (rows[0]?.total ?? 0)) return
    previousIds = new Set(rows.map(({ id }) => id))
  }
}
