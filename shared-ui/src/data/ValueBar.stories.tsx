import type { Meta, StoryObj } from '@storybook/react-vite'
import { Table } from './Table.tsx'
import { ValueBar } from './ValueBar.tsx'

export default { component: ValueBar } satisfies Meta<typeof ValueBar>

type Story = StoryObj<typeof ValueBar>

const stages = [
  { name: 'Created', projects: 1240 },
  { name: 'Started', projects: 610 },
  { name: 'Signed off', projects: 3 },
  { name: 'Returned', projects: 0 },
]

export const InTable: Story = {
  args: { value: 610, max: 1240 },
  render: () => (
    <Table caption="Projects">
      <thead>
        <tr>
          <th scope="col">Stage</th>
          <th scope="col">Projects</th>
        </tr>
      </thead>
      <tbody>
        {stages.map(({ name, projects }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <ValueBar value={projects} max={1240}>
                {projects.toLocaleString('en-US')}
              </ValueBar>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  ),
}

export const Unknown: Story = { args: { value: null, max: 10, children: '—' } }
