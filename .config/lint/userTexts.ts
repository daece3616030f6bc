import ts from 'typescript'
import { isProse } from './wordRules.ts'

/** A text that users may see, and its line in the file, counted from 1. */
export type UserText = { line: number; text: string }

const styleTags = /^(?:styled\b|css$|keyframes$|createGlobalStyle$)/

/**
 * Lists the texts in a TypeScript file: those between JSX tags, and strings of words. Parts of a template that are computed
 * read "…". Styles, imports and types are left out.
 */
export function listUserTexts(fileName: string, source: string): UserText[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: UserText[] = []

  function add(node: ts.Node, text: string) {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    found.push({ line: line + 1, text: text.replace(/\s+/g, ' ').trim() })
  }

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isTaggedTemplateExpression(node) && styleTags.test(node.tag.getText(file))) return
    if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) add(node, node.text)
    if (ts.isStringLiteralLike(node) && isProse(node.text)) add(node, node.text)
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => part.text)
      if (/\p{L}{2}/u.test(parts.join(' ')) && isProse(parts.join('word'))) add(node, parts.join('…'))
    }
    ts.forEachChild(node, visit)
  }

  visit(file)
  return found
}
