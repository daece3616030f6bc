import type { Root } from 'hast'
import bash from 'highlight.js/lib/languages/bash'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import rehypeHighlight from 'rehype-highlight'
import { unified } from 'unified'

const languages = { bash, javascript, json, python, sql, typescript, xml, yaml }
const highlighter = unified().use(rehypeHighlight, { languages }).freeze()

/** Adds syntax highlighting to the code of a tree, in place. Code in an unknown language stays plain. */
export const highlightCode = (tree: Root) => void highlighter.runSync(tree)
