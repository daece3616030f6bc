import type { ESLint, Linter, Rule } from 'eslint'
import { findBannedWords, findStraightQuotes, isProse, type WordProblem } from './wordRules.ts'

type TextNode = Rule.Node & { value: unknown; parent: Rule.Node }

// Their strings are names of modules and types, not texts.
const codeParents = ['ImportDeclaration', 'ExportNamedDeclaration', 'ImportExpression', 'TSLiteralType']

/** Checks the texts of the code. `quotes` also refuses straight apostrophes and quotation marks. */
const texts: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [{ enum: ['words', 'words and quotes'] }] },
  create(context) {
    const checksQuotes = context.options[0] === 'words and quotes'

    function check(node: TextNode, text: string, quotes: boolean) {
      const problems = [...findBannedWords(text), ...(checksQuotes ? findStraightQuotes(text, { quotes }) : [])]
      for (const { advice } of problems) context.report({ node, message: advice })
    }

    const checkString = (node: TextNode, text: unknown) => {
      if (typeof text === 'string' && isProse(text) && !codeParents.includes(node.parent.type)) check(node, text, false)
    }
    return {
      JSXText: (node: TextNode) => check(node, String(node.value), true),
      Literal: (node: TextNode) => checkString(node, node.value),
      TemplateElement(node: TextNode) {
        const template = node.parent.parent
        const isStyle = template?.type === 'TaggedTemplateExpression'
        if (!isStyle) checkString(node, (node.value as { cooked: string }).cooked)
      },
    } as Rule.RuleListener
  },
}

// Code in posts, and the names and delimiters of SQL, keep their straight quotes.
const codeInPosts = /^```.*?^```$|`[^`\n]*`|<[^>\n]+>/gms
const isSqlCode = /^(?:insert|delete|update|select|do|from|where|values|--)|^ +\(id,/i

/** The problems in the rows of a seed. */
export function findSeedProblems(sql: string): Linter.LintMessage[] {
  const prose = sql.replace(codeInPosts, (code) => code.replace(/[^\n]/g, ' '))
  return prose.split('\n').flatMap((line, index) => {
    if (isSqlCode.test(line)) return []
    const text = line.replaceAll('$post$', '      ')
    // Two apostrophes between letters are one in SQL, and an odd one within a post is just one.
    const straight = text.replace(/(?<=\p{L})''(?=\p{L})/gu, "'")
    const problems: WordProblem[] = [...findBannedWords(text), ...findStraightQuotes(straight, { quotes: false })]
    return problems.map(({ advice, index: column }) => ({
      ruleId: 'plain-words/texts',
      severity: 2 as const,
      message: advice,
      line: index + 1,
      column: column + 1,
    }))
  })
}

const sources = new Map<string, string>()

/** ESLint cannot parse SQL, so this processor gives it nothing to parse and reports the problems itself. */
const seeds: Linter.Processor = {
  preprocess(text, filename) {
    sources.set(filename, text)
    return []
  },
  postprocess: (_messages, filename) => findSeedProblems(sources.get(filename) ?? ''),
}

/** Refuses words that CONTRIBUTING.md bans, and straight quotes, in texts for people. */
export const plainWords: ESLint.Plugin = { rules: { texts }, processors: { seeds } }
