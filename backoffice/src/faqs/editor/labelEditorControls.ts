type Editor = { root: HTMLElement; container: HTMLElement }

const pickerLabels = { header: 'Heading', color: 'Text color', background: 'Background color', align: 'Alignment' }

const buttonLabels: Record<string, string> = {
  'list: ordered': 'Numbered list',
  'list: bullet': 'Bullet list',
  'indent: -1': 'Indent less',
  'indent: +1': 'Indent more',
  strike: 'Strikethrough',
  blockquote: 'Quote',
  'code-block': 'Code block',
  clean: 'Clear formatting',
}

/** Labels the editor and its toolbar, which Quill renders without labels, for screen readers and voice control. */
export function labelEditorControls({ root, container }: Editor, label: string) {
  setAttributes(root, { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label })

  const toolbar = container.parentElement?.querySelector<HTMLElement>('.ql-toolbar')
  if (!toolbar) return
  toolbar.setAttribute('aria-label', `${label} formatting`)
  for (const button of toolbar.querySelectorAll('button')) {
    const quillLabel = button.getAttribute('aria-label') ?? ''
    const buttonLabel = buttonLabels[quillLabel] ?? quillLabel.charAt(0).toUpperCase() + quillLabel.slice(1)
    setAttributes(button, { 'aria-label': buttonLabel, title: buttonLabel })
  }
  for (const [format, pickerLabel] of Object.entries(pickerLabels)) {
    const picker = toolbar.querySelector(`.ql-picker.ql-${format}`)
    picker?.querySelector('.ql-picker-label')?.setAttribute('aria-label', pickerLabel)
    for (const item of picker?.querySelectorAll<HTMLElement>('.ql-picker-item') ?? []) {
      item.setAttribute('aria-label', `${pickerLabel}: ${item.dataset.value ?? 'none'}`)
    }
  }
  container.querySelector('.ql-tooltip input')?.setAttribute('aria-label', 'Link address')
}

function setAttributes(element: Element, attributes: Record<string, string>) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}
