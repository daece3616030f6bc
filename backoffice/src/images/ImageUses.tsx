import { Link } from '@fortnight/shared-ui/router'
import type { ImageUse } from '@fortnight/supabase/images/adminQueries'
import { NoValue } from '../list/table/NoValue.tsx'

const maxShown = 2

const editPaths: Partial<Record<ImageUse['kind'], string>> = {
  blog_posts: '/admin/blog/edit',
  partners: '/admin/partners/edit',
  faqs: '/admin/faqs/edit',
}

/** What uses an image: links to forms, and the titles of saved versions. */
export function ImageUses({ uses }: { uses: ImageUse[] }) {
  if (uses.length === 0) return <NoValue />
  const hiddenCount = uses.length - maxShown
  return (
    <div>
      {uses.slice(0, maxShown).map(({ kind, id, title }) => (
        <div key={kind + id}>
          {editPaths[kind] ? <Link to={`${editPaths[kind]}/${id}`}>{title}</Link> : `A saved version of “${title}”`}
        </div>
      ))}
      {hiddenCount > 0 && <div>and {hiddenCount} more</div>}
    </div>
  )
}
