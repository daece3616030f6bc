// Tab must leave the editor, or keyboard users are trapped in it; the toolbar has buttons for indenting.
const disabledTabBindings = {
  tab: null,
  'remove tab': null,
  indent: null,
  outdent: null,
  'indent code-block': null,
  'outdent code-block': null,
}

/** Toolbar and behavior of the editor. [ADMIN-FAQ-12, ADMIN-FAQ-13] */
export const quillModules = {
  toolbar: [
    [{ header: [1, 2, 3, false] }],
    ['bold', 'italic', 'underline', 'strike'],
    [{ list: 'ordered' }, { list: 'bullet' }, { indent: '-1' }, { indent: '+1' }],
    ['link', 'blockquote', 'code-block'],
    [{ color: [] }, { background: [] }, { align: [] }],
    ['clean'],
  ],
  clipboard: { matchVisual: false },
  // Undo must not remove the text that was loaded.
  history: { userOnly: true },
  keyboard: { bindings: disabledTabBindings },
}

/** Allowed formats: all of Quill's except video, formula, superscript and subscript, which no page shows. [SAN-1] */
export const quillFormats = (
  'header bold italic underline strike list indent link blockquote code code-block color background align direction ' +
  'image table'
).split(' ')
