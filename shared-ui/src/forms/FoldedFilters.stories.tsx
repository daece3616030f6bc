import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from '../controls/Select.tsx'
import { Field } from './Field.tsx'
import { FoldedFilters } from './FoldedFilters.tsx'

export default {
  component: FoldedFilters,
  args: {
    activeCount: 1,
    children: (
      <>
        <Field label="Status">
          <Select defaultValue="draft">
            <option value="">All</option>
            <option value="draft">Draft</option>
          </Select>
        </Field>
        <Field label="Sort by">
          <Select>
            <option>Newest first</option>
          </Select>
        </Field>
      </>
    ),
  },
} satisfies Meta<typeof FoldedFilters>

type Story = StoryObj<typeof FoldedFilters>

export const OneActive: Story = {}

export const NoneActive: Story = { args: { activeCount: 0 } }
