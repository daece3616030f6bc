import { render, screen } from '@testing-library/react'
import { ProjectStatus } from './ProjectStatusBadge.tsx'

it.each([
  ['active', 'Active', 'info'],
  ['completed', 'Completed', 'positive'],
  ['on-hold', 'On Hold', 'warning'],
  ['draft', 'Draft', 'neutral'],
  ['paused', 'paused', 'neutral'],
])('shows %s by its word and the colour of the project pages [PROJ-11]', (status, word, tone) => {
  render(<ProjectStatus status={status} />)
  expect(screen.getByText(word)).toHaveAttribute('data-tone', tone)
})
