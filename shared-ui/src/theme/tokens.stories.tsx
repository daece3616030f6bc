import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { Row } from '../../.storybook/Row.tsx'
import { Table } from '../data/Table.tsx'
import {
  type ColorRole,
  darkColors,
  lightColors,
  cssVariableName,
  radiiPx,
  softTones,
  spacesPx,
  textSizesPx,
} from './tokens.ts'

export default {} satisfies Meta

const Swatch = styled.span`
  flex: none;
  width: 4rem;
  height: 2.5rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-small);
`

const schemes = Object.entries({ light: lightColors, dark: darkColors })

/** Every color by its role, in both schemes. */
export const Colors: StoryObj = {
  render: () => (
    <Table caption="Colors" style={{ maxHeight: 'none' }}>
      <thead>
        <tr>
          <th scope="col">Role</th>
          <th scope="col">Custom property</th>
          {schemes.map(([name]) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(lightColors) as ColorRole[]).map((role) => (
          <tr key={role}>
            <th scope="row">{role}</th>
            <td>
              <code style={{ whiteSpace: 'nowrap' }}>{cssVariableName(role)}</code>
            </td>
            {schemes.map(([name, colors]) => (
              <td key={name}>
                <Row>
                  <Swatch style={{ background: colors[role] }} /> {colors[role]}
                </Row>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  ),
}

export const SoftColors: StoryObj = {
  render: () => (
    <Row>
      {softTones.map((tone) => (
        <p
          key={tone}
          style={{
            padding: 'var(--space-4)',
            background: `var(--${tone}-soft)`,
            color: `var(--${tone})`,
            fontWeight: 600,
          }}
        >
          {tone}
        </p>
      ))}
    </Row>
  ),
}

export const TextSizes: StoryObj = {
  render: () => (
    <>
      {textSizesPx.toReversed().map(([phonePx, desktopPx]) => (
        <section key={desktopPx} style={{ marginBottom: 'var(--space-5)' }}>
          <p style={{ color: 'var(--ink-soft)' }}>
            text-{desktopPx}:{' '}
            {phonePx === desktopPx ? `${desktopPx} px` : `${phonePx} px on a phone, ${desktopPx} px on a desktop`}
          </p>
          <p style={{ font: `700 var(--text-${desktopPx})/1.15 var(--font-heading)` }}>Your own AI agent</p>
          <p style={{ font: `var(--text-${desktopPx})/1.6 var(--font-body)` }}>in a fortnight, for $2,500</p>
        </section>
      ))}
    </>
  ),
}

export const Spacing: StoryObj = {
  render: () => (
    <Table caption="Spacing" style={{ maxHeight: 'none' }}>
      <tbody>
        {spacesPx.map((pixels, index) => (
          <tr key={pixels}>
            <th scope="row">space-{index + 1}</th>
            <td data-align="end">{pixels} px</td>
            <td style={{ width: '70%' }}>
              <div style={{ width: `var(--space-${index + 1})`, height: '1rem', background: 'var(--accent)' }} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  ),
}

export const Radii: StoryObj = {
  render: () => (
    <Row>
      {Object.entries(radiiPx).map(([name, pixels]) => (
        <p
          key={name}
          style={{
            padding: 'var(--space-6)',
            border: '1px solid var(--line-strong)',
            borderRadius: `var(--radius-${name})`,
            background: 'var(--surface)',
          }}
        >
          radius-{name}: {pixels} px
        </p>
      ))}
    </Row>
  ),
}
