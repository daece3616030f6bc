import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge.tsx'
import { Button } from '../controls/Button.tsx'
import { Table } from './Table.tsx'

export default { component: Table } satisfies Meta<typeof Table>

type Story = StoryObj<typeof Table>

const projects = [
  { name: 'Invoice reader', client: 'Hollis & Grant', state: 'In progress', tone: 'info', day: 6, price: '$5,000' },
  { name: 'Order desk', client: 'Northfield Tea', state: 'Waiting for you', tone: 'warning', day: 11, price: '$2,500' },
  {
    name: 'Weekly figures',
    client: 'Pine Street Dental',
    state: 'Completed',
    tone: 'positive',
    day: 14,
    price: '$12,500',
  },
] as const

export const Projects: Story = {
  args: {
    caption: 'Projects',
    children: (
      <>
        <thead>
          <tr>
            <th scope="col">Project</th>
            <th scope="col">Client</th>
            <th scope="col">Status</th>
            <th scope="col" data-align="end">
              Day
            </th>
            <th scope="col" data-align="end">
              Price
            </th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {projects.map(({ name, client, state, tone, day, price }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{client}</td>
              <td>
                <Badge tone={tone}>{state}</Badge>
              </td>
              <td data-align="end">{day}</td>
              <td data-align="end">{price}</td>
              <td>
                <Button variant="ghost" size="small" aria-label={`Edit ${name}`}>
                  Edit
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </>
    ),
  },
}

export const Scrolling: Story = {
  args: { ...Projects.args, caption: 'Projects in a narrow frame', style: { maxWidth: '20rem', maxHeight: '9rem' } },
}

export const Empty: Story = {
  args: {
    caption: 'Projects',
    children: (
      <>
        <thead>
          <tr>
            <th scope="col">Project</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td colSpan={2}>No projects found.</td>
          </tr>
        </tbody>
      </>
    ),
  },
}
