import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm } from 'react-hook-form'
import { testedList } from '../samples.testing.ts'
import { RunFields } from './RunFields.tsx'
import type { RunFormValues } from './runValues.ts'

function Form() {
  const form = useForm<RunFormValues, unknown, RunFormValues>({
    defaultValues: { version: '0.2', result: 'fail', note: 'It offers Thursday.', picture: [] },
  })
  return <RunFields form={form} versions={testedList().versions} available={[]} attachments={undefined} />
}

export default { component: Form } satisfies Meta<typeof Form>

type Story = StoryObj<typeof Form>

export const Failed: Story = {}
