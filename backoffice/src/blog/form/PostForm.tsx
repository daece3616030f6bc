import { useRef } from 'react'
import { styled } from 'styled-components'
import type { StoredPost } from '@fortnight/supabase/posts/adminQueries'
import { DraftStatus } from '../../form/DraftStatus.tsx'
import { FormFooter } from '../../form/FormFooter.tsx'
import { FormNotices } from '../../form/FormNotices.tsx'
import { RailForm } from '../../form/RailForm.tsx'
import { DistractionFreeArea } from '../editor/DistractionFreeArea.tsx'
import { useDistractionFreeMode } from '../editor/useDistractionFreeMode.ts'
import { SeoTab } from '../seo/SeoTab.tsx'
import { ContentTab } from './ContentTab.tsx'
import { DraftButton } from './DraftButton.tsx'
import { postFieldLabels } from './postFieldLabels.ts'
import { PostSettings } from './PostSettings.tsx'
import { PublicationNote } from './PublicationNote.tsx'
import { Tabs } from '../../layout/tabs/Tabs.tsx'
import { usePostForm } from './usePostForm.ts'
import { useTitleSlug } from './useTitleSlug.ts'

/* The first heading beside the text stands in line with the tabs. */
const PostFields = styled(RailForm)`
  @media (min-width: 75rem) {
    aside > section:first-child > h2 {
      margin-bottom: var(--space-1);
      padding-top: var(--space-2);
    }
  }
`

/** Creates a post, or edits the given one: the text first, everything else beside it or below. [ADMIN-BLOG-23] */
export function PostForm({ post }: { post?: StoredPost }) {
  const { state, tab, setTab } = usePostForm(post)
  const { form, isSubmitting, submit } = state
  const submitText = post ? 'Update Post' : 'Create Post'
  const slug = useTitleSlug(form, post?.id)
  const writing = useRef<HTMLDivElement>(null)
  const mode = useDistractionFreeMode(writing)
  const status = (
    <DraftStatus
      draft={state.draft}
      isDirty={state.isDirty}
      isStored={post !== undefined}
      isSaving={isSubmitting}
      hasFailed={state.failure !== undefined}
      onRetry={() => void submit()}
    />
  )

  return (
    <PostFields onSubmit={() => void submit()}>
      <FormNotices state={state} fields={postFieldLabels} />
      <DistractionFreeArea ref={writing} data-column data-on={mode.isOn || undefined} onKeyDown={mode.exitOnEscape}>
        <Tabs
          keepMounted
          label="Post sections"
          selected={tab}
          onSelect={setTab}
          tabs={[
            {
              name: 'content',
              title: 'Content',
              content: <ContentTab form={form} onTitleChange={slug.follow} mode={mode} status={mode.isOn && status} />,
            },
            { name: 'seo', title: 'SEO & Social', content: <SeoTab form={form} isSelected={tab === 'seo'} /> },
          ]}
        />
      </DistractionFreeArea>
      <PostSettings state={state} postId={post?.id} onSlugChosen={slug.choose} />
      <FormFooter
        state={state}
        submitText={submitText}
        note={<PublicationNote control={form.control} button={submitText} />}
      >
        <DraftButton
          control={form.control}
          post={post}
          isSubmitting={isSubmitting}
          onClick={() => void submit({ published: false })}
        />
      </FormFooter>
    </PostFields>
  )
}
