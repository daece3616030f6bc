import { render } from '@testing-library/react'
import { createEditor, toolbarParts } from './createEditor.testing.ts'
import { EditorIcons } from './EditorIcons.tsx'

const colorLabel = (format: string) => toolbarParts<SVGElement>(`.ql-${format} .ql-color-label`)[0]

describe('The icons of the rich-text editor', () => {
  it('are those of the rest of the back office, in every button and picker', () => {
    render(<EditorIcons />)
    createEditor()
    const withIcon = toolbarParts(
      'button, :is(.ql-color-picker, .ql-icon-picker) .ql-picker-label, .ql-icon-picker .ql-picker-item',
    )
    expect(withIcon).toHaveLength(19)
    for (const { innerHTML } of withIcon) expect(innerHTML).toMatch(/^<svg[^>]+class="lucide/)
  })

  it('show the color of the selected text', () => {
    // jsdom has no layout.
    Range.prototype.getBoundingClientRect = () => new DOMRect()
    render(<EditorIcons />)
    const quill = createEditor('<p><span style="color: #e60000; background-color: #ffff00">text</span></p>')
    quill.setSelection(0, 4)
    expect(colorLabel('color')?.style.stroke).toBe('#e60000')
    expect(colorLabel('background')?.style.fill).toBe('#ffff00')
  })
})
