import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { FieldDiff } from './FieldDiff.tsx'
import { fieldLabel, type FieldLabels, formatAllFields } from '@fortnight/shared-ui/forms/fieldLabels'

type Note = { title: string; text: string; tags: string[]; isOpen: boolean }
const fields: FieldLabels<Note> = {
  title: 'Title',
  text: { label: 'Text', format: (html) => html.replace(/<[^>]*>/g, '') },
  tags: 'Tags',
  isOpen: 'Open',
}
const note: Note = { title: 'One', text: '<p>It works.</p>', tags: ['a'], isOpen: true }
const compare = (change: Partial<Note>) =>
  render(<FieldDiff fields={fields} before={note} after={{ ...note, ...change }} />)
const regionLabels = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))

describe('FieldDiff', () => {
  it('strikes out and underlines the differences, field by field', async () => {
    const { container } = compare({ text: '<p>It <b>always</b> works.</p>', tags: ['a', 'b'], isOpen: false })
    expect(regionLabels()).toEqual(['Changes of Text', 'Changes of Tags', 'Changes of Open'])
    expect(screen.getAllByRole('insertion').map(({ textContent }) => textContent)).toEqual(['always ', ', b', 'No'])
    expect(screen.getByRole('deletion')).toHaveTextContent('Yes')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows the stored markup when only the formatting differs', () => {
    compare({ text: '<p>It <b>works</b>.</p>' })
    expect(regionLabels()).toEqual(['Changes of Text'])
    expect(screen.getAllByRole('insertion')[0]).toHaveTextContent('<b>')
  })

  it('says so when nothing differs', () => {
    compare({})
    expect(screen.getByText('There is no difference.')).toBeVisible()
  })

  it('leaves out most of a long unchanged text', () => {
    const unchanged = 'word '.repeat(200)
    render(
      <FieldDiff
        fields={fields}
        before={{ ...note, title: `${unchanged}old` }}
        after={{ ...note, title: `${unchanged}new` }}
      />,
    )
    expect(screen.getByRole('region').textContent.length).toBeLessThan(300)
  })
})

describe('field labels', () => {
  it('precede the values in the copied text, without empty fields', () => {
    expect(formatAllFields(fields, { ...note, tags: [] })).toBe('Title: One\n\nText: It works.\n\nOpen: Yes')
  })

  it('name the columns; a column without a label keeps its name', () => {
    expect(['text', 'tags', 'gone'].map((column) => fieldLabel(fields, column))).toEqual(['Text', 'Tags', 'gone'])
  })
})
