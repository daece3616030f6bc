import { useMutation } from '@fortnight/shared-ui/query'
import { Switch } from '@fortnight/shared-ui/controls/Switch'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { setFaqPublished } from '@fortnight/supabase/faqs/adminMutations'
import type { ListedFaq } from '@fortnight/supabase/faqs/adminQueries'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'

/** Publishes or unpublishes with one click. It shows the stored state, also after a failed change. [ADMIN-FAQ-2] */
export function FaqPublishedSwitch({ faq: { id, question, published } }: { faq: ListedFaq }) {
  const publish = useMutation(setFaqPublished())
  return (
    <Switch
      checked={published}
      disabled={publish.isPending}
      onCheckedChange={(isPublished) =>
        publish.mutate({ id, published: isPublished }, { onError: () => void toast.error(saveFailedMessage) })
      }
    >
      <span>
        Published<VisuallyHidden>: {question}</VisuallyHidden>
      </span>
    </Switch>
  )
}
