import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useMutation, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { createPostPreview, postPreviews, deletePostPreview } from '@fortnight/supabase/posts/previews'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'
import { copyToClipboard } from '../../layout/copyToClipboard.ts'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { SidePanel } from '../../layout/SidePanel.tsx'

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin-block: var(--space-4);
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
  }

  code {
    overflow-wrap: anywhere;
    font-size: var(--text-14);
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`

/** Secret links to the post as it is stored, for people who cannot sign in here. */
export function PreviewLinksPanel({ postId, onClose }: { postId: string; onClose: () => void }) {
  return (
    <SidePanel
      open
      onOpenChange={onClose}
      title="Preview links"
      description="Anyone with a link can see the post as it was last saved, even as a draft. Links expire after 7 days."
    >
      <PageBoundary
        fallback={<Skeleton lines={4} label="Loading the links…" />}
        errorTitle="The links could not be loaded"
      >
        <Links postId={postId} />
      </PageBoundary>
    </SidePanel>
  )
}

function Links({ postId }: { postId: string }) {
  const { data: links } = useSuspenseQuery(postPreviews(postId))
  const create = useMutation(createPostPreview())
  const revoke = useMutation(deletePostPreview())
  const onError = () => void toast.error(saveFailedMessage)

  const copyLink = (url: string) =>
    copyToClipboard(url, 'Link copied', 'Could not copy. Select the link and copy it by hand.')

  return (
    <>
      <Button aria-disabled={create.isPending} onClick={() => create.mutate(postId, { onError })}>
        New link
      </Button>
      <List role="list" aria-label="Active links">
        {links.map(({ token, expires_at }) => {
          const url = `${location.origin}/blog/preview/${token}`
          return (
            <li key={token}>
              <code>{url}</code>
              <span>Expires on {formatDateTime(expires_at)}</span>
              <div>
                <Button variant="secondary" size="small" onClick={() => void copyLink(url)}>
                  Copy
                </Button>
                <ButtonLink href={url} target="_blank" rel="noreferrer" variant="secondary" size="small">
                  Open
                </ButtonLink>
                <Button
                  variant="danger"
                  size="small"
                  aria-disabled={revoke.isPending}
                  onClick={() => revoke.mutate(token, { onError })}
                >
                  Revoke
                </Button>
              </div>
            </li>
          )
        })}
      </List>
    </>
  )
}
