import type { StoredPost } from '@fortnight/supabase/posts/adminQueries'
import type { CsvColumn } from '@fortnight/shared-ui/csv/exportCsv'
import { fieldLabel } from '@fortnight/shared-ui/forms/fieldLabels'
import { postFieldLabels } from '../form/postFieldLabels.ts'

const fields = [
  ...(['title', 'slug', 'excerpt', 'category', 'tags', 'author', 'read_time', 'publish_date', 'publish_at'] as const),
  ...(['published', 'image_url', 'meta_title', 'meta_description', 'focus_keyword', 'og_image_url'] as const),
  ...(['canonical_url', 'schema_type', 'content'] as const),
]

/** The columns of exported posts: every field, with its label in the form. */
export const postCsvColumns: CsvColumn<StoredPost>[] = fields.map((name) => ({
  label: fieldLabel(postFieldLabels, name),
  value: (post) => (name === 'tags' ? post.tags.join(', ') : post[name]),
}))
