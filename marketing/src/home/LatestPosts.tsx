import { useQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { latestPosts } from '@fortnight/supabase/posts/latestPosts'
import { styled } from 'styled-components'

const Teasers = styled.div`
  margin-top: var(--space-8);
  padding-top: var(--space-5);
  border-top: 1px solid var(--line-strong);

  > h3 {
    margin-bottom: var(--space-5);
    font-size: var(--text-28);
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: var(--space-6);
    margin-bottom: var(--space-5);
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    gap: var(--space-2);
    align-content: start;
    padding-top: var(--space-4);
    border-top: 1px solid var(--line);
  }

  small {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  h4 {
    line-height: 1.3;
  }

  h4 a {
    color: var(--ink);
    text-decoration-color: var(--line-strong);
  }

  h4 a:hover {
    text-decoration-color: var(--accent);
  }

  p {
    color: var(--ink-soft);
  }
`

/** The newest posts, below the FAQs. Renders nothing while they load or when they cannot be loaded. [HOME-12] */
export function LatestPosts() {
  const { data: posts = [] } = useQuery(latestPosts())
  if (posts.length === 0) return null
  return (
    <Teasers>
      <h3>Latest from the blog</h3>
      <ul role="list">
        {posts.map(({ id, slug, category, read_time, title, excerpt }) => (
          <li key={id}>
            <small>
              {category} · {read_time}
            </small>
            <h4>
              <Link to={`/blog/${slug}`}>{title}</Link>
            </h4>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
      <Link to="/blog">All articles</Link>
    </Teasers>
  )
}
