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
  ])('labels the %s inside it and describes it by error and hint', (_name, control) => {
    render(
      <Field label="Answer" error="Answer is required" hint="Plain text or HTML">
        {control}
      </Field>,
    )
    const found = screen.getByLabelText('Answer')
    expect(found).toHaveAccessibleDescription('Answer is required Plain text or HTML')
    expect(found).toBeInvalid()
    expect(screen.getByRole('alert')).toHaveTextContent('Answer is required')
  })

  it('makes its own label bold, and not that of a checkbox inside it', () => {
    render(
      <Field label="Visibility">
        <Checkbox>Published</Checkbox>
      </Field>,
    )
    expect(screen.getByText('Visibility')).toHaveStyle({ fontWeight: 600 })
    expect(screen.getByText('Published').closest('label')).not.toHaveStyle({ fontWeight: 600 })
  })

  it('leaves a control without error or hint alone', () => {
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

  it('says that a required control is required, without the star in its name', () => {
    render(
      <Field label="Name" required>
        <Input />
      </Field>,
    )
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-required', 'true')
  })

  it('lets a control keep its own id and description', () => {
    render(
      <Field label="Name" hint="As on the invoice">
        <Input id="own" aria-describedby="elsewhere" />
      </Field>,
    )
    expect(screen.getByRole('textbox')).toHaveAttribute('id', 'own')
    expect(screen.getByRole('textbox')).toHaveAttribute('aria-describedby', 'elsewhere')
  })
})
