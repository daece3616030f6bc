/** @jest-environment node */
import { listUserTexts } from './userTexts.ts'

describe('the list of texts', () => {
  it('has texts between tags, attributes and messages, each with its line', () => {
    const source = [
      "import { Field } from './the form'",
      'const Box = styled.div`color: red`',
      "export const message = 'Please try again.'",
      'export const greeting = (name: string) => `Hello, ${name}!`',
      'export const page = (',
      '  <Field label="Email" type="email">',
      '    We never share it.',
      '  </Field>',
      ')',
    ].join('\n')
    expect(listUserTexts('Page.tsx', source)).toEqual([
      { line: 3, text: 'Please try again.' },
      { line: 4, text: 'Hello, …!' },
      { line: 6, text: 'Email' },
      { line: 7, text: 'We never share it.' },
    ])
  })
})
