import { styled } from 'styled-components'
import { Disclosure } from '@fortnight/shared-ui/room/Disclosure'

const Root = styled(Disclosure)`
  margin-top: var(--space-2);

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
    gap: var(--space-2) var(--space-5);
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    background: var(--surface);
    font-size: var(--text-14);
  }

  dt {
    color: var(--ink-soft);
  }

  dd {
    margin: 0;
    white-space: pre-wrap;
  }
`

const syntax = [
  { name: 'Headings', example: '## Section\n### Part of it' },
  { name: 'Bold and italic', example: '**bold** *italic* ~~struck~~' },
  { name: 'Link', example: '[the words](https://example.com)' },
  { name: 'Image', example: '![what it shows](https://…/image.jpg)' },
  { name: 'List', example: '- one\n- two' },
  { name: 'Numbered list', example: '1. first\n2. second' },
  { name: 'Checklist', example: '- [x] done\n- [ ] to do' },
  { name: 'Quote', example: '> Someone said this.' },
  { name: 'Code', example: '`a word` or, on lines of their own,\n```js\nlet a = 1\n```' },
  { name: 'Table', example: '| Day | Task |\n| --- | --- |\n| 1 | Talk |' },
  { name: 'Line', example: '---' },
  { name: 'Footnote', example: 'A claim.[^1]\n\n[^1]: Its source.' },
]

/** Quick reference of Markdown syntax. [ADMIN-BLOG-10] */
export function MarkdownHelp() {
  return (
    <Root>
      <summary>Markdown quick reference</summary>
      <dl>
        {syntax.map(({ name, example }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{example}</code>
            </dd>
          </div>
        ))}
      </dl>
    </Root>
  )
}
