import { render, screen } from '@testing-library/react'
import { PriorityBadge } from './PriorityBadge.tsx'
import { badgeIcon } from '../renderDashboard.testing.tsx'
import { StatusBadge } from './StatusBadge.tsx'

describe('the badges of a project on the dashboard', () => {
  it.each([
    ['active', 'Active', 'positive', 'lucide-clock'],
    ['completed', 'Completed', 'info', 'lucide-circle-check'],
    ['on-hold', 'On Hold', 'warning', 'lucide-circle-alert'],
    ['draft', 'Draft', 'neutral', 'lucide-circle-dashed'],
    ['paused', 'paused', 'neutral', 'lucide-circle-dashed'],
  ])('show the status %s with label, color and icon [DASH-7]', (status, label, tone, icon) => {
    render(<StatusBadge status={status} />)
    expect(screen.getByText(label)).toHaveAttribute('data-tone', tone)
    expect(badgeIcon(label)).toHaveClass(icon)
  })

  it.each([
    ['urgent', 'Urgent priority', 'danger'],
    ['high', 'High priority', 'accent'],
    ['medium', 'Medium priority', 'warning'],
    ['low', 'Low priority', 'positive'],
  ])('show the priority %s with label and color [DASH-8]', (priority, label, tone) => {
    render(<PriorityBadge priority={priority} />)
    expect(screen.getByText(label)).toHaveAttribute('data-tone', tone)
  })
})
