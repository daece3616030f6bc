import { z } from 'zod'
import { brand } from '@fortnight/shared-ui/theme/brand'
import type { PostValues, StoredPost } from '@fortnight/supabase/posts/adminQueries'
import { isPlausibleDate, implausibleDateMessage } from '../../form/plausibleDate.ts'
import { withEntry } from '../../form/withEntry.ts'
import { fromTimeField, toDateField, toTimeField } from './dateInputValues.ts'
import { descriptionLimit, filledSeo, titleLimit } from '../seo/seo.ts'

// The limits are those of the database; the addresses too, so nothing with a script in it gets anywhere.
const webAddress = /^https?:\/\/[^\s/]+/i
const imageAddress = /^(https?:\/\/[^\s/]+|\/[a-z0-9])\S*$/i
const notAnImage = 'Please enter a URL, such as https://example.com/picture.jpg'
const tooLong = (limit: number) => `Please keep this to ${limit.toLocaleString('en-US')} characters`
const short = (limit: number) => z.string().trim().max(limit, tooLong(limit))
const mostTags = 20
const tooManyTags = `Please keep to ${mostTags} tags`

const isImage = (address: string) => imageAddress.test(address)
const isEmptyOr = (isFine: (text: string) => boolean) => (text: string) => text === '' || isFine(text)

/** The form of a post. What is optional is empty rather than missing. [ADMIN-BLOG-17, ADMIN-BLOG-18] */
export const postSchema = z
  .object({
    title: short(200).min(1, 'Title is required'),
    slug: short(160)
      .min(1, 'Slug is required')
      .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Use small letters, digits and single hyphens, like how-agents-work'),
    excerpt: short(600).min(1, 'Excerpt is required'),
    image_url: short(2_000).min(1, 'Featured image URL is required').refine(isEmptyOr(isImage), notAnImage),
    category: z.string(),
    tags: z
      .array(z.string())
      .max(mostTags, tooManyTags)
      .refine((tags) => tags.join('').length <= 1_000, 'Please shorten the tags'),
    /** What has been typed and not been added yet; saving adds it. */
    new_tag: z.string(),
    author: short(120),
    read_time: short(40),
    publish_date: z.string().refine(isPlausibleDate, implausibleDateMessage),
    publish_at: z.string().refine(isPlausibleDate, implausibleDateMessage),
    published: z.boolean(),
    content: z.string().max(100_000, 'Please shorten the text: it is longer than 100,000 characters'),
    meta_title: short(titleLimit),
    meta_description: short(descriptionLimit),
    focus_keyword: short(120),
    og_image_url: short(2_000).refine(isEmptyOr(isImage), notAnImage),
    canonical_url: short(2_000).refine(
      isEmptyOr((address) => webAddress.test(address) && URL.canParse(address)),
      'Please enter a URL, such as https://example.com/article',
    ),
    schema_type: z.string(),
  })
  .refine(({ tags, new_tag }) => withEntry(tags, new_tag).length <= mostTags, { path: ['tags'], error: tooManyTags })

export type PostFormValues = z.infer<typeof postSchema>

/** What a new post starts with. [ADMIN-BLOG-21] */
export const blankPost = (): PostFormValues => ({
  title: '',
  slug: '',
  excerpt: '',
  image_url: '',
  category: 'General',
  tags: [],
  new_tag: '',
  author: brand.blogAuthor,
  read_time: '5 min read',
  publish_date: toDateField(new Date()),
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

/** A stored post as the form shows it. */
export const formValuesOf = ({ id: _id, updated_at: _updated, ...post }: StoredPost): PostFormValues => ({
  ...post,
  new_tag: '',
  publish_at: toTimeField(post.publish_at),
  meta_title: post.meta_title ?? '',
  meta_description: post.meta_description ?? '',
  focus_keyword: post.focus_keyword ?? '',
  og_image_url: post.og_image_url ?? '',
  canonical_url: post.canonical_url ?? '',
})

/** What the form holds as it is stored: what search engines need is filled in, and empty fields are none. */
export function storedValuesOf({ new_tag, ...form }: PostFormValues): PostValues {
  const { meta_title, meta_description, og_image_url } = filledSeo(form)
  return {
    ...form,
    tags: withEntry(form.tags, new_tag),
    author: form.author || brand.blogAuthor,
    publish_date: form.publish_date || toDateField(new Date()),
    publish_at: fromTimeField(form.publish_at),
    meta_title: meta_title || null,
    meta_description: meta_description || null,
    og_image_url: og_image_url || null,
    focus_keyword: form.focus_keyword || null,
    canonical_url: form.canonical_url || null,
  }
}
