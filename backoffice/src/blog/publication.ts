import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'

type Publication = { published: boolean; publish_at: string | null }

/** Returns whether a post is a draft, scheduled or published. A `publish_at` in the past has no effect. */
export function publicationState({ published, publish_at }: Publication) {
  if (!published) return 'draft'
  return publish_at && Date.parse(publish_at) > Date.now() ? 'scheduled' : 'published'
}

/** The publication state as text, with the date of a scheduled post. */
export function publicationLabel(post: Publication) {
  if (!post.published) return 'Draft'
  return post.publish_at && publicationState(post) === 'scheduled'
    ? `Scheduled for ${formatDateTime(post.publish_at)}`
    : 'Published'
}
