import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../../.storybook/Row.tsx'
import { Icon } from './Icon.tsx'
import * as paths from './iconPaths.ts'

export default { component: Icon } satisfies Meta<typeof Icon>

type Story = StoryObj<typeof Icon>

const labels: Record<keyof typeof paths, string> = {
  checkPath: 'Included',
  closePath: 'Close',
  menuPath: 'Menu',
  monitorPath: 'Like the system',
  moonPath: 'Dark',
  personPath: 'Your account',
  sharePath: 'Share',
  sunPath: 'Light',
}

export const All: Story = {
  render: () => (
    <Row>
      {Object.entries(labels).map(([name, label]) => (
        <Row key={name} as="span">
          <Icon path={paths[name as keyof typeof paths]} /> {label}
        </Row>
      ))}
    </Row>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Row>
      <Icon path={paths.checkPath} size={16} /> 16 px
      <Icon path={paths.checkPath} size={20} /> 20 px
      <Icon path={paths.checkPath} /> 24 px
    </Row>
  ),
}
