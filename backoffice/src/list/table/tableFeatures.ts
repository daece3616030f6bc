import { createColumnHelper, metaHelper, rowSelectionFeature, tableFeatures } from '@tanstack/react-table'

/** Features of TanStack Table in use. The database searches, sorts and paginates. */
export const features = tableFeatures({
  rowSelectionFeature,
  columnMeta: metaHelper<{
    align?: 'end'
    isNowrap?: boolean
    /** Without room for its own column: its values are below those of another. */
    isMerged?: boolean
  }>(),
})

/** Returns the helper that defines columns. Call it outside of the component, so that columns are stable. */
export const createColumns = <Row extends { id: string }>() => createColumnHelper<typeof features, Row>()
