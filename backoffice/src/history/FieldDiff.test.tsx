import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { FieldDiff } from './FieldDiff.tsx'
import { fieldName, type Fields, textOfAll } from '@fortnight/shared-ui/forms/fieldLabels'

type Note = { title: string; text: string; tags: string[]; isOpen: boolean }
const fields: Fields<Note> = {
  title: 'Title',
  text: { name: 'Text', read: (html) => html.replace(/<[^>]*>/g, '') },
  tags: 'Tags',
  isOpen: 'Open',
}
const note: Note = { title: 'One', text: '<p>It works.</p>', tags: ['a'], isOpen: true }
const compare = (change: Partial<Note>) =>
  render(<FieldDiff fields={fields} before={note} after={{ ...note, ...change }} />)
const names = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))

describe('a comparison of two states', () => {
  it('strikes out and underlines what differs, field by field', async () => {
    const { container } = compare({ text: '<p>It <b>always</b> works.</p>', tags: ['a', 'b'], isOpen: false })
    expect(names()).toEqual(['Changes of Text', 'Changes of Tags', 'Changes of Open'])
    expect([...container.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual([
      'always ',
      ', b',
      'No',
    ])
    expect(container.querySelector('del')).toHaveTextContent('Yes')
    expect(await axe(container)).toHaveNoViolations()
  })

  it('shows formatting as it is stored when nothing else differs', () => {
    const { container } = compare({ text: '<p>It <b>works</b>.</p>' })
    expect(names()).toEqual(['Changes of Text'])
    expect(container.querySelector('ins')).toHaveTextContent('<b>')
  })

  it('says when there is none', () => {
    compare({})
    expect(screen.getByText('There is no difference.')).toBeVisible()
  })

  it('leaves out most of a long text that is the same', () => {
    const same = 'word '.repeat(200)
    const { container } = render(
      <FieldDiff fields={fields} before={{ ...note, title: `${same}old` }} after={{ ...note, title: `${same}new` }} />,
    )
    expect(container.textContent.length).toBeLessThan(300)
  })
})

describe('the fields of a form', () => {
  it('are copied by their names, without those that are empty', () => {
    expect(textOfAll(fields, { ...note, tags: [] })).toBe('Title: One\n\nText: It works.\n\nOpen: Yes')
  })

  it('have the names that people read, and columns without one their own', () => {
    expect(['text', 'tags', 'gone'].map((column) => fieldName(fields, column))).toEqual(['Text', 'Tags', 'gone'])
  })
})
