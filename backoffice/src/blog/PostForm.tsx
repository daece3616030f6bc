import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/Button'
import { ButtonLink } from '@fortnight/shared-ui/ButtonLink'
import { DraftNotice } from '@fortnight/shared-ui/DraftNotice'
import { useWatch } from 'react-hook-form'
import type { StoredPost } from '@fortnight/supabase/adminPosts'
import { ConflictNotice } from './ConflictNotice.tsx'
import { ContentTab } from './ContentTab.tsx'
import { DraftState } from './DraftState.tsx'
import { fromTimeField } from './localTime.ts'
import { PublicationFields } from './PublicationFields.tsx'
import { PostTools } from './PostTools.tsx'
import { publicationOf } from './publicationOf.ts'
import { SeoTab } from './SeoTab.tsx'
import { Tabs } from './Tabs.tsx'
import { usePostForm } from './usePostForm.ts'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-width: 64rem;

  /* What has the focus is never behind the row of buttons. */
  :is(input, textarea, select, button, summary, a) {
    scroll-margin-bottom: 7rem;
  }
`
const Failure = styled.div`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--danger);
  border-radius: var(--radius-small);
  background: var(--danger-soft);
  color: var(--danger);
`
/* Stays in sight, so that the state of the text and the way to save it are never far. */
const Foot = styled.div`
  position: sticky;
  z-index: 2;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-3);
  border-top: 1px solid var(--line);
  background: var(--paper);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }

  > :last-child {
    margin-inline-start: auto;
  }

  @media (max-height: 40rem), (max-width: 40rem) {
    position: static;
  }
`
const Consequence = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-14);
`

/** Text, publication and search-engine data of one post; without a post it creates one. */
export function PostForm({ post }: { post?: StoredPost }) {
  const state = usePostForm(post)
  const { form, draft, draftKey, base, tab, setTab, isDirty, isSubmitting, failure, conflict, submit } = state
  const idleText = post ? 'Update Post' : 'Create Post'

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {post && <PostTools postId={post.id} current={form.getValues} onRestore={state.fill} />}
      <DraftNotice found={draft.found} onRestore={draft.restore} onDiscard={draft.discard} />
      {failure && <Failure role="alert">{failure}</Failure>}
      {conflict && (
        <ConflictNotice
          mine={form.getValues()}
          theirs={conflict}
          onKeepMine={() => state.keepMine(conflict)}
          onTakeTheirs={() => state.takeTheirs(conflict)}
        />
      )}
      <Tabs
        label="Parts of the post"
        current={tab}
        onChoose={setTab}
        tabs={[
          { name: 'content', title: 'Content', content: <ContentTab form={form} id={post?.id} /> },
          { name: 'seo', title: 'SEO & Social', content: <SeoTab form={form} isShown={tab === 'seo'} /> },
        ]}
      />
      <PublicationFields form={form} />
      <Foot>
        <div>
          <DraftState
            control={form.control}
            draftKey={draftKey}
            isDirty={isDirty}
            isStored={base !== undefined}
            isSaving={isSubmitting}
            hasFailed={failure !== undefined}
            onRetry={() => void submit()}
          />
          <SavingMeans control={form.control} />
        </div>
        <div>
          <ButtonLink to="/admin/blog" variant="secondary">
            Cancel
          </ButtonLink>
          <Button variant="secondary" disabled={isSubmitting} onClick={() => void submit({ published: false })}>
            Save as draft
          </Button>
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? 'Saving...' : idleText}
          </Button>
        </div>
      </Foot>
    </Form>
  )
}

/** What pressing the button does to the public site. [ADMIN-BLOG-21] */
function SavingMeans({ control }: Pick<ReturnType<typeof usePostForm>['form'], 'control'>) {
  const [published, publishAt] = useWatch({ control, name: ['published', 'publish_at'] })
  const publication = publicationOf({ published, publish_at: fromTimeField(publishAt) })
  if (publication === 'Published') return <Consequence>Saving makes it public at once.</Consequence>
  if (publication === 'Draft') return <Consequence>Saving keeps it a draft that only admins see.</Consequence>
  return <Consequence>{publication}.</Consequence>
}
