import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkipLink } from './SkipLink.tsx'

export default { component: SkipLink } satisfies Meta<typeof SkipLink>

type Story = StoryObj<typeof SkipLink>

/** Hidden until Tab is pressed. */
export const Unfocused: Story = {}

export const Focused: Story = { play: ({ userEvent }) => userEvent.tab() }
