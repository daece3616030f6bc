type Editor = { root: HTMLElement; container: HTMLElement }

const pickerNames = { header: 'Heading', color: 'Text colour', background: 'Background colour', align: 'Alignment' }

const buttonNames: Record<string, string> = {
  'list: ordered': 'Numbered list',
  'list: bullet': 'Bullet list',
  'indent: -1': 'Indent less',
  'indent: +1': 'Indent more',
  strike: 'Strikethrough',
  blockquote: 'Quote',
  'code-block': 'Code block',
  clean: 'Clear formatting',
}

/** Gives names to what the editor draws without any, for screen readers and voice control. */
export function nameEditorParts({ root, container }: Editor, label: string) {
  setAttributes(root, { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label })

  const toolbar = container.parentElement?.querySelector<HTMLElement>('.ql-toolbar')
  if (!toolbar) return
  toolbar.setAttribute('aria-label', `${label} formatting`)
  for (const button of toolbar.querySelectorAll('button')) {
    const given = button.getAttribute('aria-label') ?? ''
    const name = buttonNames[given] ?? given.charAt(0).toUpperCase() + given.slice(1)
    setAttributes(button, { 'aria-label': name, title: name })
  }
  for (const [format, name] of Object.entries(pickerNames)) {
    const picker = toolbar.querySelector(`.ql-picker.ql-${format}`)
    picker?.querySelector('.ql-picker-label')?.setAttribute('aria-label', name)
    for (const item of picker?.querySelectorAll<HTMLElement>('.ql-picker-item') ?? []) {
      item.setAttribute('aria-label', `${name}: ${item.dataset.value ?? 'none'}`)
    }
  }
  container.querySelector('.ql-tooltip input')?.setAttribute('aria-label', 'Link address')
}

function setAttributes(element: Element, attributes: Record<string, string>) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}
