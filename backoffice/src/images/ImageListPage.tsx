import { Plus } from 'lucide-react'
import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { uploadedImages } from '@fortnight/supabase/images/adminQueries'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { DataTable } from '../list/table/DataTable.tsx'
import { EmptyList } from '../list/EmptyList.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { useListState } from '../list/useListState.ts'
import { DeleteUnusedButton } from './DeleteUnusedButton.tsx'
import { imageColumns } from './imageColumns.tsx'
import { ImageDrawing } from './ImageDrawing.tsx'
import { imageStates } from './imageStates.ts'
import { ImageTable } from './ImageTable.ts'

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

const stateFilter = { name: 'state', label: 'Status', options: [{ value: '', label: 'All' }, ...imageStates] }

/** The images that admins have uploaded, at /admin/images. [ADMIN-IMG-2] */
export default function ImageListPage() {
  const [list, setList] = useListState({ filters: ['state'] })
  const filter = { q: list.q, state: list.filters.state ?? '' }

  return (
    <ListPage
      title="Images"
      noun="image"
      actions={<DeleteUnusedButton />}
      list={list}
      setList={setList}
      searchPlaceholder="Post, partner, FAQ, or file name"
      filters={[stateFilter]}
      pageQuery={(page) => uploadedImages({ ...filter, page })}
      fallback={<LoadingSpinner what="images" />}
      renderRows={({ data, isStale, isFiltered }) => (
        <DataTable
          caption="Uploaded images"
          columns={imageColumns}
          styledTable={ImageTable}
          rows={data.images}
          isStale={isStale}
          empty={<NoImages isFiltered={isFiltered} />}
        />
      )}
    />
  )
}

function NoImages({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title="No images found." hint="Try another search or status." />
  return (
    <EmptyList
      drawing={<ImageDrawing />}
      title="No images yet"
      hint="Images you upload in a post or partner appear here, with everything that uses them. Images built into the site aren’t listed."
    >
      <Buttons>
        <ButtonLink to="/admin/blog/new" variant="secondary" size="small">
          <Plus aria-hidden /> New post
        </ButtonLink>
        <ButtonLink to="/admin/partners/new" variant="secondary" size="small">
          <Plus aria-hidden /> New partner
        </ButtonLink>
      </Buttons>
    </EmptyList>
  )
}
