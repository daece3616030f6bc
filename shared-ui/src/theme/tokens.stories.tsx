import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { Row } from '../../.storybook/Row.tsx'
import { Table } from '../data/Table.tsx'
import { type ColourRole, dark, light, propertyOf, radii, softTones, spaces, textSizes } from './tokens.ts'

export default { title: 'Foundations/Tokens' } satisfies Meta

const Swatch = styled.span`
  flex: none;
  width: 4rem;
  height: 2.5rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-small);
`

const schemes = Object.entries({ light, dark })

/** Every colour by what it is for, in both schemes; `theme.test.ts` proves the contrast of every pair in use. */
export const Colours: StoryObj = {
  render: () => (
    <Table caption="Colours" style={{ maxHeight: 'none' }}>
      <thead>
        <tr>
          <th scope="col">Role</th>
          <th scope="col">In styles</th>
          {schemes.map(([name]) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(light) as ColourRole[]).map((role) => (
          <tr key={role}>
            <th scope="row">{role}</th>
            <td>
              <code style={{ whiteSpace: 'nowrap' }}>{propertyOf(role)}</code>
            </td>
            {schemes.map(([name, colours]) => (
              <td key={name}>
                <Row>
                  <Swatch style={{ background: colours[role] }} /> {colours[role]}
                </Row>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  ),
}

export const SoftColours: StoryObj = {
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

export const Type: StoryObj = {
  render: () => (
    <>
      {textSizes.toReversed().map(([phone, desk]) => (
        <section key={desk} style={{ marginBottom: 'var(--space-5)' }}>
          <p style={{ color: 'var(--ink-soft)' }}>
            text-{desk}: {phone === desk ? `${desk} px` : `${phone} px on a phone, ${desk} px on a desk`}
          </p>
          <p style={{ font: `700 var(--text-${desk})/1.15 var(--font-heading)` }}>Your own AI agent</p>
          <p style={{ font: `var(--text-${desk})/1.6 var(--font-body)` }}>in a fortnight, for $2,500</p>
        </section>
      ))}
    </>
  ),
}

export const Space: StoryObj = {
  render: () => (
    <Table caption="Space" style={{ maxHeight: 'none' }}>
      <tbody>
        {spaces.map((pixels, index) => (
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

export const Corners: StoryObj = {
  render: () => (
    <Row>
      {Object.entries(radii).map(([name, pixels]) => (
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
