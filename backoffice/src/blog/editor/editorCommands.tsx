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

const createCommand = (command: Command, label: string, Icon: LucideIcon): Command => ({
  ...command,
  buttonProps: { 'aria-label': label, title: label },
  icon: <Icon aria-hidden size={18} />,
})

/** The toolbar, with labels and our icons. There is no Heading 1, because the title of the post is the page's h1. */
export const editorCommands = [
  createCommand(commands.heading2, 'Heading 2', Heading2),
  createCommand(commands.heading3, 'Heading 3', Heading3),
  createCommand(commands.bold, 'Bold', Bold),
  createCommand(commands.italic, 'Italic', Italic),
  createCommand(commands.strikethrough, 'Strikethrough', Strikethrough),
  createCommand(commands.link, 'Link', Link),
  createCommand(commands.quote, 'Quote', Quote),
  createCommand(commands.code, 'Code', Code),
  createCommand(commands.codeBlock, 'Code block', SquareCode),
  createCommand(commands.unorderedListCommand, 'List', List),
  createCommand(commands.orderedListCommand, 'Numbered list', ListOrdered),
  createCommand(commands.checkedListCommand, 'Checklist', ListChecks),
  createCommand(commands.table, 'Table', Table),
  createCommand(commands.hr, 'Line', Minus),
]
