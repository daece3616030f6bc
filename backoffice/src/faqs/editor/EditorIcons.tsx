import {
  Baseline,
  Bold,
  Highlighter,
  Italic,
  Link,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  Quote,
  RemoveFormatting,
  SquareCode,
  Strikethrough,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
  Underline,
} from 'lucide-react'
import type { ReactElement } from 'react'
import { Quill } from 'react-quill'

type Icon = [format: string, icon: ReactElement, value?: string]

/* Quill sets the stroke of a line, or the fill of another shape, with the class `ql-color-label` to the chosen color. */
const icons: Icon[] = [
  ['bold', <Bold />],
  ['italic', <Italic />],
  ['underline', <Underline />],
  ['strike', <Strikethrough />],
  ['list', <ListOrdered />, 'ordered'],
  ['list', <List />, 'bullet'],
  ['indent', <ListIndentDecrease />, '-1'],
  ['indent', <ListIndentIncrease />, '+1'],
  ['link', <Link />],
  ['blockquote', <Quote />],
  ['code-block', <SquareCode />],
  [
    'color',
    <Baseline>
      <line className="ql-color-label" x1="4" y1="20" x2="20" y2="20" />
    </Baseline>,
  ],
  [
    'background',
    <Highlighter>
      <path className="ql-color-label" d="m9 11-6 6v3h9l3-3" />
    </Highlighter>,
  ],
  ['align', <TextAlignStart />, ''],
  ['align', <TextAlignCenter />, 'center'],
  ['align', <TextAlignEnd />, 'right'],
  ['align', <TextAlignJustify />, 'justify'],
  ['clean', <RemoveFormatting />],
]

/**
 * Replaces the icons of Quill, which it takes as HTML when an editor is mounted. So they are rendered before it, as an
 * earlier sibling out of sight.
 */
export const EditorIcons = () => (
  <div hidden ref={register}>
    {icons.map(([format, icon, value]) => (
      <span key={`${format} ${value}`} data-format={format} data-value={value}>
        {icon}
      </span>
    ))}
  </div>
)

function register(root: HTMLElement | null) {
  const quillIcons = Quill.import('ui/icons') as Record<string, string | Record<string, string>>
  for (const { dataset, innerHTML } of root?.querySelectorAll('span') ?? []) {
    const { format = '', value } = dataset
    const icon = quillIcons[format]
    if (value === undefined) quillIcons[format] = innerHTML
    else if (typeof icon === 'object') icon[value] = innerHTML
  }
}
