import { render, screen } from '@testing-library/react'
import { Checkbox } from '../controls/Checkbox.tsx'
import { Field } from './Field.tsx'
import { Input } from '../controls/Input.tsx'
import { Select } from '../controls/Select.tsx'
import { Textarea } from '../controls/Textarea.tsx'

describe('Field', () => {
  it.each([
    ['Input', <Input key="input" />],
    ['Textarea', <Textarea key="textarea" />],
    ['Select', <Select key="select" />],
    ['Checkbox', <Checkbox key="checkbox" />],
  ])('labels the %s inside it and describes it with the error and the hint', (_name, control) => {
    render(
      <Field label="Answer" error="Answer is required" hint="Plain text or HTML">
        {control}
      </Field>,
    )
    const labeled = screen.getByLabelText('Answer')
    expect(labeled).toHaveAccessibleDescription('Answer is required Plain text or HTML')
    expect(labeled).toBeInvalid()
    expect(screen.getByRole('alert')).toHaveTextContent('Answer is required')
  })

  it('renders its own label bold, but not the label of a checkbox inside it', () => {
    render(
      <Field label="Visibility">
        <Checkbox>Published</Checkbox>
      </Field>,
    )
    expect(screen.getByText('Visibility')).toHaveStyle({ fontWeight: 600 })
    expect(screen.getByText('Published')).not.toHaveStyle({ fontWeight: 600 })
  })

  it('adds no ARIA attributes without an error or a hint', () => {
    render(
      <Field label="Name">
        <Input />
      </Field>,
    )
    const input = screen.getByLabelText('Name')
    expect(input).not.toHaveAttribute('aria-describedby')
    expect(input).not.toHaveAttribute('aria-invalid')
    expect(input).not.toBeRequired()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('marks a required control with aria-required and keeps the star out of its name', () => {
    render(
      <Field label="Name" required>
        <Input />
      </Field>,
    )
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-required', 'true')
  })

  it('says quietly in its label that a field is optional', () => {
    render(
      <Field label="Note" optional>
        <Input />
      </Field>,
    )
    expect(screen.getByRole('textbox', { name: 'Note (optional)' })).not.toBeRequired()
    expect(screen.getByText('(optional)')).toHaveStyle({ fontWeight: 400 })
  })

  it("keeps a control's own id and description", () => {
    render(
      <Field label="Name" hint="As on the invoice">
        <Input id="own" aria-describedby="elsewhere" />
      </Field>,
    )
    expect(screen.getByRole('textbox')).toHaveAttribute('id', 'own')
    expect(screen.getByRole('textbox')).toHaveAttribute('aria-describedby', 'elsewhere')
  })
})
