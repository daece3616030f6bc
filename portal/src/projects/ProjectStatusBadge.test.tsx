import { render, screen } from '@testing-library/react'
import { ProjectStatusBadge } from './ProjectStatusBadge.tsx'

it.each([
  ['active', 'Active', 'info', 'lucide-clock'],
  ['completed', 'Completed', 'positive', 'lucide-circle-check'],
  ['on-hold', 'On Hold', 'warning', 'lucide-circle-alert'],
  ['draft', 'Draft', 'neutral', 'lucide-circle-dashed'],
  ['paused', 'paused', 'neutral', 'lucide-circle-dashed'],
])(
  'shows the status %s with its label, its color of the project pages and the icon of the dashboard [PROJ-11]',
  (status, label, tone, icon) => {
    render(<ProjectStatusBadge status={status} />)
    expect(screen.getByText(label)).toHaveAttribute('data-tone', tone)
    expect(screen.getByText(label).innerHTML).toContain(icon)
  },
)
