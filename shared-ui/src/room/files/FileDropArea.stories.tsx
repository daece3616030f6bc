import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileDropArea } from './FileDropArea.tsx'

export default {
  component: FileDropArea,
  args: { onAdd: () => undefined, limits: 'Up to 25 MB per file, 500 MB per project. 12 MB are used.' },
} satisfies Meta<typeof FileDropArea>

type Story = StoryObj<typeof FileDropArea>

export const Empty: Story = {}
