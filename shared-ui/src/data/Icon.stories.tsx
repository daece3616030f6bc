import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../../.storybook/Row.tsx'
import { Glyph, type GlyphProps } from './Icon.tsx'

export default { title: 'Content/Glyph', component: Glyph } satisfies Meta<typeof Glyph>

type Story = StoryObj<typeof Glyph>

const meanings: Record<GlyphProps['name'], string> = {
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
      {Object.entries(meanings).map(([name, meaning]) => (
        <Row key={name} as="span">
          <Glyph name={name as GlyphProps['name']} /> {meaning}
        </Row>
      ))}
    </Row>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Row>
      <Glyph name="check" size={16} /> 16 px
      <Glyph name="check" size={20} /> 20 px
      <Glyph name="check" /> 24 px
    </Row>
  ),
}
