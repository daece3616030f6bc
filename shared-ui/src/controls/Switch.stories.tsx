import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Switch } from './Switch.tsx'

export default {
  component: Switch,
  args: { children: 'Visible on the public site' },
  render: function Switchable({ checked, ...rest }) {
    const [isOn, setIsOn] = useState(checked)
    return <Switch {...rest} checked={isOn} onCheckedChange={setIsOn} />
  },
} satisfies Meta<typeof Switch>

type Story = StoryObj<typeof Switch>

export const Off: Story = { args: { checked: false } }

export const On: Story = { args: { checked: true } }

export const Small: Story = { args: { checked: true, size: 'small', 'aria-label': 'Published', children: null } }

export const Disabled: Story = { args: { checked: true, disabled: true } }

export const LongText: Story = {
  args: {
    checked: true,
    style: { maxWidth: '20rem' },
    children: 'Show the prices in the currency of the country that the visitor seems to be in',
  },
}
