import type { Meta, StoryObj } from '@storybook/react-vite'
import { CertificateFacts } from './CertificateFacts.tsx'
import { sampleRecord } from './samples.testing.ts'

export default {
  component: CertificateFacts,
  args: { record: sampleRecord, zone: 'Europe/Lisbon', city: 'Lisbon' },
} satisfies Meta<typeof CertificateFacts>

type Story = StoryObj<typeof CertificateFacts>

export const TwoZones: Story = {}
