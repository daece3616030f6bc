import { createColumnHelper, metaHelper, rowSelectionFeature, tableFeatures } from '@tanstack/react-table'

/** What our tables use. Searching, sorting and paging are done by the database, so they are not here. */
export const features = tableFeatures({
  rowSelectionFeature,
  columnMeta: metaHelper<{ align?: 'end'; isNowrap?: boolean }>(),
})

/** Defines the columns of a table of such rows. Give it to a constant outside of the component. */
export const createColumns = <Row extends { id: string }>() => createColumnHelper<typeof features, Row>()
