import type { Meta, StoryObj } from '@storybook/react-vite'
import { messageActions, sampleFile, sampleMessage } from '../samples.testing.ts'
import { MessageItem } from './MessageItem.tsx'

export default {
  component: MessageItem,
  args: { message: sampleMessage(), actions: messageActions },
} satisfies Meta<typeof MessageItem>

type Story = StoryObj<typeof MessageItem>

export const OfTheTeam: Story = {}

export const OwnWithFiles: Story = {
  args: {
    message: sampleMessage({
      ...{ is_own: true, side: 'client', body: 'Here they are.', edited_at: '2025-09-01T10:40:00' },
      files: [sampleFile(), sampleFile({ id: 'v2', name: 'Scan.png', scan_state: 'pending' })],
    }),
    isEditable: true,
  },
}

export const Deleted: Story = {
  args: { message: sampleMessage({ body: '', deleted_at: '2025-09-01T10:40:00' }) },
}

export const OfADeletedAccount: Story = { args: { message: sampleMessage({ author_name: null }) } }

export const LongText: Story = {
  args: { message: sampleMessage({ body: `${'A long word: ' + 'x'.repeat(180)}\n\n${'Many words. '.repeat(60)}` }) },
}
