import type { FieldLabels } from '@fortnight/shared-ui/forms/fieldLabels'
import type { PostFormValues } from './postSchema.ts'

/** The labels of a post's fields. */
export const postFieldLabels: FieldLabels<PostFormValues> = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  category: 'Category',
  tags: 'Tags',
  author: 'Author',
  read_time: 'Read time',
  publish_date: 'Publish Date',
  publish_at: 'Schedule for',
  published: 'Published',
  image_url: 'Featured Image URL',
  meta_title: 'Meta title',
  meta_description: 'Meta description',
  focus_keyword: 'Focus keyword',
  og_image_url: 'OG Image URL',
  canonical_url: 'Canonical URL',
  schema_type: 'Schema type',
}
