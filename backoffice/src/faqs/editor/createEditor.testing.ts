/* For tests: the real Quill editor with our configuration, without React. */
import Quill from 'quill'
import { quillFormats, quillModules } from './quillConfig.ts'

/** Creates it as the only content of the document. */
export function createEditor(html = '') {
  document.body.innerHTML = '<div><div id="editor"></div></div>'
  const quill = new Quill('#editor', {
    theme: 'snow',
    modules: quillModules,
    formats: quillFormats,
  })
  quill.setContents(quill.clipboard.convert({ html }))
  return quill
}

/** The parts of its toolbar that match a selector. */
export const toolbarParts = <Part extends Element = Element>(selector: string) => [
  ...document.querySelectorAll<Part>(`.ql-toolbar :is(${selector})`),
]
