import { useMutation } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { setFaqPublished } from '@fortnight/supabase/faqs/adminMutations'
import type { ListedFaq } from '@fortnight/supabase/faqs/adminQueries'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'
import { PublishedSwitch } from '../../list/table/PublishedSwitch.tsx'

/** Publishes or unpublishes with one click. It shows the stored state, also after a failed change. [ADMIN-FAQ-2] */
export function FaqPublishedSwitch({ faq: { id, question, published } }: { faq: ListedFaq }) {
  const publish = useMutation(setFaqPublished())
  return (
    <PublishedSwitch
      title={question}
      published={published}
      isPending={publish.isPending}
      onChange={(isPublished) =>
        publish.mutate({ id, published: isPublished }, { onError: () => void toast.error(saveFailedMessage) })
      }
    />
  )
}
