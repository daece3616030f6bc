import type { StoredPost } from '@fortnight/supabase/posts/adminQueries'
import type { CsvColumn } from '../../list/exportCsv.ts'
import { fieldName } from '@fortnight/shared-ui/forms/fieldLabels'
import { postFields } from '../form/postFieldLabels.ts'

const names = [
  ...(['title', 'slug', 'excerpt', 'category', 'tags', 'author', 'read_time', 'publish_date', 'publish_at'] as const),
  ...(['published', 'image_url', 'meta_title', 'meta_description', 'focus_keyword', 'og_image_url'] as const),
  ...(['canonical_url', 'schema_type', 'content'] as const),
]

/** A post in a file: every field by the name that the form gives it. */
export const csvColumns: CsvColumn<StoredPost>[] = names.map((name) => ({
  label: fieldName(postFields, name),
  value: (post) => (name === 'tags' ? post.tags.join(', ') : post[name]),
}))
