// Tab must leave the editor, or a keyboard could never get out of it again; the toolbar has buttons for indenting.
const withoutTab = {
  tab: null,
  'remove tab': null,
  indent: null,
  outdent: null,
  'indent code-block': null,
  'outdent code-block': null,
}

/** Toolbar and behaviour of the editor. [ADMIN-FAQ-12, ADMIN-FAQ-13] */
export const editorModules = {
  toolbar: [
    [{ header: [1, 2, 3, false] }],
    ['bold', 'italic', 'underline', 'strike'],
    [{ list: 'ordered' }, { list: 'bullet' }, { indent: '-1' }, { indent: '+1' }],
    ['link', 'blockquote', 'code-block'],
    [{ color: [] }, { background: [] }, { align: [] }],
    ['clean'],
  ],
  clipboard: { matchVisual: false },
  // Undo takes back what a person did, never the text that was loaded.
  history: { userOnly: true },
  keyboard: { bindings: withoutTab },
}

/** What a text may hold: everything the editor knows but videos, formulas and raised text, which no page shows. [SAN-1] */
export const editorFormats = (
  'header bold italic underline strike list indent link blockquote code code-block color background align direction ' +
  'image table'
).split(' ')
