import { styled } from 'styled-components'
import type { SuccessStory as Story } from './categories.ts'

const StorySection = styled.section`
  display: grid;
  align-content: start;
  gap: var(--space-2);
  padding: var(--space-4);
  border-inline-start: 4px solid var(--accent);
  background: var(--paper);

  > p:first-child {
    color: var(--ink-soft);
    font-size: var(--text-14);
    font-weight: 600;
  }

  h3 {
    font-size: var(--text-18);
  }

  ul {
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    gap: var(--space-2);
  }

  li + li {
    margin-top: var(--space-1);
  }

  li::before {
    content: '→' / '';
    color: var(--accent);
  }
`

/** A partner's success story. [PART-3] */
export function SuccessStory({ story }: { story: Story }) {
  return (
    <StorySection aria-label={`Example setup: ${story.title}`}>
      <p>Example setup</p>
      <h3>{story.title}</h3>
      <p>{story.description}</p>
      <ul>
        {story.results.map((result) => (
          <li key={result}>{result}</li>
        ))}
      </ul>
    </StorySection>
  )
}
