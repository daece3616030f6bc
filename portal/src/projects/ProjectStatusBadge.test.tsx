import { render, screen } from '@testing-library/react'
import { ProjectStatusBadge } from './ProjectStatusBadge.tsx'

it.each([
  ['active', 'Active', 'info'],
  ['completed', 'Completed', 'positive'],
  ['on-hold', 'On Hold', 'warning'],
  ['draft', 'Draft', 'neutral'],
  ['paused', 'paused', 'neutral'],
])('shows %s by its word and the colour of the project pages [PROJ-11]', (status, word, tone) => {
  render(<ProjectStatusBadge status={status} />)
  expect(screen.getByText(word)).toHaveAttribute('data-tone', tone)
})
