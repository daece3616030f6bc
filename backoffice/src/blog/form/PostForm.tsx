import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { type Control, useWatch } from 'react-hook-form'
import type { StoredPost } from '@fortnight/supabase/posts/adminQueries'
import { EditForm } from '../../form/EditForm.tsx'
import { FormFooter } from '../../form/FormFooter.tsx'
import { FormNotices } from '../../form/FormNotices.tsx'
import { ContentTab } from './ContentTab.tsx'
import { fromDateTimeInputValue } from './dateInputValues.ts'
import { postFieldLabels } from './postFieldLabels.ts'
import { PublicationFields } from './PublicationFields.tsx'
import { PostToolbar } from './PostToolbar.tsx'
import { publicationLabel } from '../publication.ts'
import type { PostFormValues } from './postSchema.ts'
import { SeoTab } from '../seo/SeoTab.tsx'
import { Tabs } from './Tabs.tsx'
import { usePostForm } from './usePostForm.ts'

const Form = styled(EditForm)`
  max-width: 64rem;

  /* A focused element is never covered by the sticky footer. */
  :is(input, textarea, select, button, summary, a) {
    scroll-margin-bottom: 7rem;
  }
`
const Note = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-14);
`

/** Creates a post, or edits the given one. */
export function PostForm({ post }: { post?: StoredPost }) {
  const { state, tab, setTab } = usePostForm(post)
  const { form, isSubmitting, submit } = state
  const submitText = post ? 'Update Post' : 'Create Post'

  return (
    <Form onSubmit={() => void submit()}>
      {post && <PostToolbar postId={post.id} getCurrentValues={form.getValues} onRestore={state.fill} />}
      <FormNotices state={state} fields={postFieldLabels} />
      <Tabs
        label="Parts of the post"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { name: 'content', title: 'Content', content: <ContentTab form={form} id={post?.id} /> },
          { name: 'seo', title: 'SEO & Social', content: <SeoTab form={form} isSelected={tab === 'seo'} /> },
        ]}
      />
      <PublicationFields form={form} />
      <FormFooter
        state={state}
        submitText={submitText}
        note={<PublicationNote control={form.control} button={submitText} />}
      >
        <Button variant="secondary" aria-disabled={isSubmitting} onClick={() => void submit({ published: false })}>
          Save as draft
        </Button>
      </FormFooter>
    </Form>
  )
}

type PublicationNoteProps = { control: Control<PostFormValues, unknown, PostFormValues>; button: string }

/** Says what saving changes on the public site. [ADMIN-BLOG-21] */
function PublicationNote({ control, button }: PublicationNoteProps) {
  const [published, publishAt] = useWatch({ control, name: ['published', 'publish_at'] })
  const publication = publicationLabel({ published, publish_at: fromDateTimeInputValue(publishAt) })
  if (publication === 'Published') return <Note>{button} publishes immediately.</Note>
  if (publication === 'Draft') return <Note>{button} keeps it a draft that only admins see.</Note>
  return <Note>{publication}.</Note>
}
