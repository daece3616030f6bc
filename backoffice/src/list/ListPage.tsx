import { type ReactNode, useState } from 'react'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useQuery, useQueryClient, type UseQueryOptions } from '@fortnight/shared-ui/query'
import { PageHeader } from '../layout/PageHeader.tsx'
import { type ListFilter, ListToolbar } from './ListToolbar.tsx'
import { Pagination } from './Pagination.tsx'
import { useListQuery } from './useListQuery.ts'
import { isFiltered, type ListChange, type ListOption, type ListState } from './useListState.ts'

type LoadedRows<Data> = {
  data: Data
  /** These are the rows of the previous page, search or filter; the new ones are being loaded. */
  isStale: boolean
  /** A search or a filter is set, so an empty list does not mean that there are no rows at all. */
  isFiltered: boolean
  changePage: (page: number) => void
}

type RowsProps<Data extends { total: number }, Key extends readonly unknown[]> = {
  /** From `useListState()`. */
  list: ListState
  /** The query of one page of the rows that match search and filters. `total` counts the rows of all pages. */
  pageQuery: (page: number) => UseQueryOptions<Data, Error, Data, Key>
  /** Shown until the first rows are loaded. */
  fallback: ReactNode
  /** The table or grid of the rows; pagination is added below it. */
  renderRows: (rows: LoadedRows<Data>) => ReactNode
}

type Props<Data extends { total: number }, Key extends readonly unknown[]> = RowsProps<Data, Key> & {
  /** A page that shows more than the list has a header of its own. */
  title?: string
  /** What the list is for, below the title. */
  hint?: string
  /** One row in the singular: "customer". Names the search field, the number of rows and the error. */
  noun: string
  /** Buttons and links beside the title. */
  actions?: ReactNode
  /** Buttons for all rows that match, such as an export. Absent while the list has no row at all. */
  rowActions?: ReactNode
  /** What stands between the title and the search field, such as statistics. */
  summary?: ReactNode
  setList: (change: ListChange) => void
  searchPlaceholder?: string
  filters?: ListFilter[]
  /** The first one is the default. */
  sorts?: readonly ListOption[]
  /** The specification asks for the search also while there is nothing to search. */
  keepsToolbar?: boolean
}

/**
 * A page that lists rows: title, search, filters, sort order, the rows and their pagination. Without any row there is
 * nothing to search.
 */
export function ListPage<Data extends { total: number }, Key extends readonly unknown[]>(props: Props<Data, Key>) {
  const { title, hint, actions, rowActions, summary, pageQuery, fallback, renderRows, ...others } = props
  const { keepsToolbar = false, ...toolbar } = others
  const { list, setList, noun } = toolbar
  const queryClient = useQueryClient()
  const count = useQuery(pageQuery(list.page)).data?.total
  // What is being typed while the list loads, or after its last row was deleted, is not taken away.
  const [isToolbarUsed, setToolbarUsed] = useState(false)
  const mayHaveRows = isFiltered(list) || count !== 0

  const changePage = (page: number) => {
    // Requests the rows before the new page is rendered. A failure is shown where they are rendered.
    void queryClient.query(pageQuery(page)).catch(() => {})
    setList({ page })
  }

  return (
    <>
      {title && (
        <PageHeader title={title} hint={hint}>
          {actions}
          {mayHaveRows && rowActions}
        </PageHeader>
      )}
      {summary}
      {(mayHaveRows || isToolbarUsed || keepsToolbar) && (
        <ListToolbar count={count} onFocus={() => setToolbarUsed(true)} {...toolbar} />
      )}
      <PageBoundary fallback={fallback} errorTitle={`The ${noun}s could not be loaded`}>
        <Rows {...{ list, pageQuery, fallback, renderRows, changePage }} />
      </PageBoundary>
    </>
  )
}

function Rows<Data extends { total: number }, Key extends readonly unknown[]>({
  list,
  pageQuery,
  fallback,
  renderRows,
  changePage,
}: RowsProps<Data, Key> & { changePage: (page: number) => void }) {
  const { data, isStale } = useListQuery(pageQuery(list.page))
  if (!data) return fallback
  return (
    <>
      {renderRows({ data, isStale, isFiltered: isFiltered(list), changePage })}
      <Pagination page={list.page} total={data.total} onPageChange={changePage} />
    </>
  )
}
