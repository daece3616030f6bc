import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { sampleCase } from '../samples.testing.ts'
import { CaseFields } from './CaseFields.tsx'
import { type CaseFormValues, caseFormValues } from './caseValues.ts'

function Form({ hasReason = false }: { hasReason?: boolean }) {
  const form = useForm<CaseFormValues, unknown, CaseFormValues>({ defaultValues: caseFormValues(sampleCase()) })
  return <CaseFields form={form} available={[]} attachments={undefined} hasReason={hasReason} />
}

export default { component: Form } satisfies Meta<typeof Form>

type Story = StoryObj<typeof Form>

export const OfACase: Story = {}

export const OfAProposal: Story = { args: { hasReason: true } }
