import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../../.storybook/Row.tsx'
import { Icon, type IconProps } from './Icon.tsx'

export default { component: Icon } satisfies Meta<typeof Icon>

type Story = StoryObj<typeof Icon>

const labels: Record<IconProps['name'], string> = {
  check: 'Included',
  close: 'Close',
  menu: 'Menu',
  monitor: 'Like the system',
  moon: 'Dark',
  person: 'Your account',
  share: 'Share',
  sun: 'Light',
}

export const All: Story = {
  render: () => (
    <Row>
      {Object.entries(labels).map(([name, label]) => (
        <Row key={name} as="span">
          <Icon name={name as IconProps['name']} /> {label}
        </Row>
      ))}
    </Row>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Row>
      <Icon name="check" size={16} /> 16 px
      <Icon name="check" size={20} /> 20 px
      <Icon name="check" /> 24 px
    </Row>
  ),
}
