import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListChecks,
  ListOrdered,
  Minus,
  Quote,
  SquareCode,
  Strikethrough,
  Table,
  type LucideIcon,
} from 'lucide-react'
import * as commands from '@uiw/react-md-editor/commands'

type Command = typeof commands.bold

const button = (command: Command, label: string, Icon: LucideIcon): Command => ({
  ...command,
  buttonProps: { 'aria-label': label, title: label },
  icon: <Icon aria-hidden size={18} />,
})

/** The toolbar, with our icons: those of the package are pictures without a name. The title is the page's only h1. */
export const editorCommands = [
  button(commands.heading2, 'Heading 2', Heading2),
  button(commands.heading3, 'Heading 3', Heading3),
  button(commands.bold, 'Bold', Bold),
  button(commands.italic, 'Italic', Italic),
  button(commands.strikethrough, 'Strikethrough', Strikethrough),
  button(commands.link, 'Link', Link),
  button(commands.quote, 'Quote', Quote),
  button(commands.code, 'Code', Code),
  button(commands.codeBlock, 'Code block', SquareCode),
  button(commands.unorderedListCommand, 'List', List),
  button(commands.orderedListCommand, 'Numbered list', ListOrdered),
  button(commands.checkedListCommand, 'Checklist', ListChecks),
  button(commands.table, 'Table', Table),
  button(commands.hr, 'Line', Minus),
]
