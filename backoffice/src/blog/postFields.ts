import type { PostFormValues } from './postSchema.ts'

/** The fields of a post by the names that people read. */
export const postFields: Record<Exclude<keyof PostFormValues, 'new_tag'>, string> = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  category: 'Category',
  tags: 'Tags',
  author: 'Author',
  read_time: 'Read Time',
  publish_date: 'Publish Date',
  publish_at: 'Publish at',
  published: 'Published',
  image_url: 'Featured Image URL',
  meta_title: 'Meta Title',
  meta_description: 'Meta Description',
  focus_keyword: 'Focus Keyword',
  og_image_url: 'OG Image URL',
  canonical_url: 'Canonical URL',
  schema_type: 'Schema Type',
}

/** The name of a column in the words of the form. */
export const fieldName = (column: string) => (postFields as Record<string, string>)[column] ?? column

/** The value of a field as a text that can be compared; a state kept before the field existed has none. */
export function textOf(value: PostFormValues[keyof PostFormValues] | undefined) {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : (value ?? '')
}
