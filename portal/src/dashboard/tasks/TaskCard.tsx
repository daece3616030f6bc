import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Card } from '@fortnight/shared-ui/data/Card'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { nextStepLink } from '../../layout/nextStepLink.ts'
import type { WaitingProject } from './waitingProjects.ts'

const Root = styled(Card)`
  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-18);
  }
`
/* All buttons are as wide as the widest. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: var(--space-5);
  padding: 0;
  list-style: none;
`
const Task = styled.li`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  row-gap: var(--space-3);
  align-items: center;
  padding-block: var(--space-3);
  border-top: 1px solid var(--line);
  overflow-wrap: anywhere;

  &:last-child {
    padding-bottom: 0;
  }

  p:first-child {
    font-weight: 600;
    text-wrap: pretty;
  }

  p + p {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  @media (max-width: 40rem) {
    > * {
      grid-column: 1 / -1;
    }
  }
`

/** What the client's projects need from them, each with the button to do it; that of the most urgent is filled. [DASH-13] */
export function TaskCard({ waiting }: { waiting: WaitingProject[] }) {
  return (
    <Root as="section" aria-labelledby="tasks">
      <h2 id="tasks">{waiting.length === 1 ? '1 thing' : `${waiting.length} things`} we need from you</h2>
      <List role="list">
        {waiting.map(({ project: { id, name }, steps: { needed, action } }, index) => {
          const link = action && nextStepLink(id, action)
          return (
            <Task key={id}>
              <div>
                <p>{needed}</p>
                <p>{name}</p>
              </div>
              {link && (
                <ButtonLink variant={index > 0 ? 'secondary' : 'primary'} to={link.to}>
                  {link.label} <VisuallyHidden>{name}</VisuallyHidden>
                </ButtonLink>
              )}
            </Task>
          )
        })}
      </List>
    </Root>
  )
}
