import { render, screen } from '@testing-library/react'
import { ProjectStatusBadge } from './ProjectStatusBadge.tsx'

it.each([
  ['active', 'Active', 'info'],
  ['completed', 'Completed', 'positive'],
  ['on-hold', 'On Hold', 'warning'],
  ['draft', 'Draft', 'neutral'],
  ['paused', 'paused', 'neutral'],
])('shows the status %s with its label and its color of the project pages [PROJ-11]', (status, label, tone) => {
  render(<ProjectStatusBadge status={status} />)
  expect(screen.getByText(label)).toHaveAttribute('data-tone', tone)
})
