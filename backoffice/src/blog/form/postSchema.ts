import { z } from 'zod'
import { brand } from '@fortnight/shared-ui/theme/brand'
import type { PostValues, StoredPost } from '@fortnight/supabase/posts/adminQueries'
import { isPlausibleDate, implausibleDateMessage } from '../../form/plausibleDate.ts'
import { appendUnique } from '../../form/appendUnique.ts'
import { fromDateTimeInputValue, toDateInputValue, toDateTimeInputValue } from './dateInputValues.ts'
import { maxMetaDescriptionLength, withSeoDefaults, maxMetaTitleLength } from '../seo/seo.ts'

// The database has the same limits and URL patterns; the patterns exclude javascript: and data: URLs.
const webUrlPattern = /^https?:\/\/[^\s/]+/i
const imageUrlPattern = /^(https?:\/\/[^\s/]+|\/[a-z0-9])\S*$/i
const invalidImageUrlMessage = 'Please enter a URL, such as https://example.com/picture.jpg'
const tooLongMessage = (maxLength: number) => `Please keep this to ${maxLength.toLocaleString('en-US')} characters`
const limitedText = (maxLength: number) => z.string().trim().max(maxLength, tooLongMessage(maxLength))
const maxTags = 20
const tooManyTagsMessage = `Please use at most ${maxTags} tags`

const isImageUrl = (url: string) => imageUrlPattern.test(url)
const isEmptyOr = (isValid: (text: string) => boolean) => (text: string) => text === '' || isValid(text)

/** Validation of the post form. Optional fields are empty strings. [ADMIN-BLOG-17, ADMIN-BLOG-18] */
export const postSchema = z
  .object({
    title: limitedText(200).min(1, 'Title is required'),
    slug: limitedText(160)
      .min(1, 'Slug is required')
      .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Use lowercase letters, digits, and single hyphens, like how-agents-work'),
    excerpt: limitedText(600).min(1, 'Excerpt is required'),
    image_url: limitedText(2_000)
      .min(1, 'Featured image URL is required')
      .refine(isEmptyOr(isImageUrl), invalidImageUrlMessage),
    category: z.string(),
    tags: z
      .array(z.string())
      .max(maxTags, tooManyTagsMessage)
      .refine((tags) => tags.join('').length <= 1_000, 'Please shorten the tags'),
    /** A tag that is typed but not added yet; saving adds it. */
    new_tag: z.string(),
    author: limitedText(120),
    read_time: limitedText(40),
    publish_date: z.string().refine(isPlausibleDate, implausibleDateMessage),
    publish_at: z.string().refine(isPlausibleDate, implausibleDateMessage),
    published: z.boolean(),
    content: z.string().max(100_000, 'Please shorten the text: it is longer than 100,000 characters'),
    meta_title: limitedText(maxMetaTitleLength),
    meta_description: limitedText(maxMetaDescriptionLength),
    focus_keyword: limitedText(120),
    og_image_url: limitedText(2_000).refine(isEmptyOr(isImageUrl), invalidImageUrlMessage),
    canonical_url: limitedText(2_000).refine(
      isEmptyOr((url) => webUrlPattern.test(url) && URL.canParse(url)),
      'Please enter a URL, such as https://example.com/article',
    ),
    schema_type: z.string(),
  })
  .refine(({ tags, new_tag }) => appendUnique(tags, new_tag).length <= maxTags, {
    path: ['tags'],
    error: tooManyTagsMessage,
  })

export type PostFormValues = z.infer<typeof postSchema>

/** Default values of a new post. [ADMIN-BLOG-21] */
export const createEmptyPost = (): PostFormValues => ({
  title: '',
  slug: '',
  excerpt: '',
  image_url: '',
  category: 'General',
  tags: [],
  new_tag: '',
  author: brand.blogAuthor,
  read_time: '5 min read',
  publish_date: toDateInputValue(new Date()),
  publish_at: '',
  published: true,
  content: '',
  meta_title: '',
  meta_description: '',
  focus_keyword: '',
  og_image_url: '',
  canonical_url: '',
  schema_type: 'Article',
})

/** Converts a stored post to form values. */
export const toFormValues = ({ id: _id, updated_at: _updated, ...post }: StoredPost): PostFormValues => ({
  ...post,
  new_tag: '',
  publish_at: toDateTimeInputValue(post.publish_at),
  meta_title: post.meta_title ?? '',
  meta_description: post.meta_description ?? '',
  focus_keyword: post.focus_keyword ?? '',
  og_image_url: post.og_image_url ?? '',
  canonical_url: post.canonical_url ?? '',
})

/** Converts form values for storage: fills empty SEO fields and turns empty optional fields into null. */
export function toStoredValues({ new_tag, ...form }: PostFormValues): PostValues {
  const { meta_title, meta_description, og_image_url } = withSeoDefaults(form)
  return {
    ...form,
    tags: appendUnique(form.tags, new_tag),
    author: form.author || brand.blogAuthor,
    publish_date: form.publish_date || toDateInputValue(new Date()),
    publish_at: fromDateTimeInputValue(form.publish_at),
    meta_title: meta_title || null,
    meta_description: meta_description || null,
    og_image_url: og_image_url || null,
    focus_keyword: form.focus_keyword || null,
    canonical_url: form.canonical_url || null,
  }
}
