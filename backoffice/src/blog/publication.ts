import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'

type Publication = { published: boolean; publish_at: string | null }

/** Whether a post is public, will be, or is not. A moment that has passed is as good as none. */
export function stateOf({ published, publish_at }: Publication) {
  if (!published) return 'draft'
  return publish_at && Date.parse(publish_at) > Date.now() ? 'scheduled' : 'published'
}

/** The same in words. */
export function publicationOf(post: Publication) {
  if (!post.published) return 'Draft'
  return post.publish_at && stateOf(post) === 'scheduled'
    ? `Scheduled for ${formatDateTime(post.publish_at)}`
    : 'Published'
}
