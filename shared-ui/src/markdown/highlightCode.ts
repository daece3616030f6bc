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
const painter = unified().use(rehypeHighlight, { languages }).freeze()

/** Marks the words of a program by what they are; code without a language, or in one we do not know, stays plain. */
export const highlightCode = (tree: Root) => void painter.runSync(tree)
