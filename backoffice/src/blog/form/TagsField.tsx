import { X } from 'lucide-react'
import { type Control, useController } from 'react-hook-form'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useTextList } from '../../form/useTextList.ts'
import type { PostFormValues } from './postSchema.ts'

const Row = styled.div`
  display: flex;
  gap: var(--space-2);
`
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-2);
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-small);
    padding-inline-start: var(--space-3);
    overflow-wrap: anywhere;
  }
`

/** The tags of the post. Enter adds the typed tag and does not submit the form. [ADMIN-BLOG-16] */
export function TagsField({ control }: { control: Control<PostFormValues> }) {
  const { field, fieldState } = useController({ control, name: 'tags' })
  const { field: typed } = useController({ control, name: 'new_tag' })
  const tags = field.value
  const { input, add, onKeyDown, remove } = useTextList(field, typed)

  return (
    <div>
      <Field label="Tags" error={fieldState.error?.message} hint="Press Enter after each tag.">
        <Row>
          <Input
            ref={input}
            autoComplete="off"
            maxLength={60}
            value={typed.value}
            onChange={typed.onChange}
            onKeyDown={onKeyDown}
          />
          <Button variant="secondary" onClick={add}>
            Add
          </Button>
        </Row>
      </Field>
      {tags.length > 0 && (
        <List role="list" aria-label="Tags of this post">
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              <Button variant="ghost" size="small" onClick={() => remove(tag)}>
                <X aria-hidden /> <VisuallyHidden>Remove {tag}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </List>
      )}
    </div>
  )
}
