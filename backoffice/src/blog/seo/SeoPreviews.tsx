import { type Control, useWatch } from 'react-hook-form'
import { styled } from 'styled-components'
import { brand } from '@fortnight/shared-ui/theme/brand'
import { pageDescription, pageTitle } from '@fortnight/shared-ui/page/PageHead'
import type { PostFormValues } from '../form/postSchema.ts'
import { withSeoDefaults } from './seo.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--space-4);

  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-16);
  }
`
const Card = styled.div`
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  overflow-wrap: anywhere;
  overflow: hidden;

  > small {
    display: block;
    overflow: hidden;
    color: var(--ink-soft);
    font-size: var(--text-14);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > strong {
    display: block;
    font-size: var(--text-18);
  }

  > [data-part='title'] {
    color: var(--info);
  }

  > img {
    display: block;
    width: calc(100% + 2 * var(--space-4));
    max-width: none;
    aspect-ratio: 1200 / 630;
    margin: calc(-1 * var(--space-4)) calc(-1 * var(--space-4)) var(--space-3);
    background: var(--line);
    object-fit: cover;
  }
`

/** Previews of the post, with the defaults that a save fills in, as a search result and as a social card. */
export function SeoPreviews({ control }: { control: Control<PostFormValues> }) {
  const post = useWatch({ control }) as PostFormValues
  const { meta_title, meta_description, og_image_url } = withSeoDefaults(post)
  const title = pageTitle(meta_title || 'Title of the post')
  const description = pageDescription(meta_description || 'The excerpt of the post.')
  const url = post.canonical_url.trim() || `${brand.origin}/blog/${post.slug}`
  return (
    <Root>
      <section aria-label="Search result preview">
        <h2>In search results</h2>
        <Card>
          <small>{url}</small>
          <strong data-part="title">{title}</strong>
          <p>{description}</p>
        </Card>
      </section>
      <section aria-label="Social card preview">
        <h2>As a social card</h2>
        <Card>
          {/^(https?:\/\/|\/[a-z0-9])/i.test(og_image_url) && (
            <img src={og_image_url} alt="" width={1200} height={630} />
          )}
          <small>{new URL(brand.origin).host}</small>
          <strong>{title}</strong>
          <p>{description}</p>
        </Card>
      </section>
    </Root>
  )
}
