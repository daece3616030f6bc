/** @jest-environment node */
import { Writable } from 'node:stream'
import { QueryClient, QueryClientProvider, queryOptions, useSuspenseQuery } from '@fortnight/shared-ui/query'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { Field } from './forms/Field.tsx'
import { GlobalStyle } from './theme/GlobalStyle.tsx'
import { Input } from './controls/Input.tsx'
import { Markdown } from './markdown/Markdown.tsx'
import { PageBoundary } from './page/PageBoundary.tsx'
import { PageHead } from './page/PageHead.tsx'
import { RichText } from './markdown/RichText.tsx'

/* The web server has a router of its own; for a test the browser's will do, with as much of a window as it reads. */
const address = {
  location: { pathname: '/partners', search: '', hash: '' },
  history: { replaceState: () => undefined },
}

const partners = (queryFn: () => Promise<string>) => queryOptions({ queryKey: ['partners'], queryFn })

function Partners({ answer }: { answer: () => Promise<string> }) {
  return <p>{useSuspenseQuery(partners(answer)).data}</p>
}

/** As the web server does it: everything is waited for, then sent. */
function renderPage(page: ReactNode, client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) {
  const sheet = new ServerStyleSheet()
  return new Promise<string>((resolve, reject) => {
    let html = ''
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        html += chunk.toString()
        done()
      },
      final: (done) => {
        done()
        resolve(sheet.getStyleTags() + html)
      },
    })
    const { pipe } = renderToPipeableStream(
      sheet.collectStyles(
        <QueryClientProvider client={client}>
          <BrowserRouter window={address as unknown as Window}>{page}</BrowserRouter>
        </QueryClientProvider>,
      ),
      { onAllReady: () => pipe(sink), onShellError: reject, onError: () => undefined },
    )
  })
}

const fails = () => Promise.reject(new Error('The database is asleep.'))

const page = (answer: () => Promise<string>, errorText?: string) => (
  <PageBoundary fallback={<p>Loading partners</p>} errorTitle="Error Loading Partners" errorText={errorText}>
    <Partners answer={answer} />
  </PageBoundary>
)

describe('On the server', () => {
  it('a page boundary sends the data and no fallback', async () => {
    const html = await renderPage(page(() => Promise.resolve('Acme')))
    expect(html).toContain('<p>Acme</p>')
    expect(html).not.toContain('Loading partners')
    expect(html).not.toContain('Error Loading Partners')
  })

  it('a page boundary whose query failed sends the error view, with a Retry that works without a script', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    await client.prefetchQuery(partners(fails))
    const html = await renderPage(page(fails), client)
    expect(html).toContain('Error Loading Partners')
    expect(html).toContain('The database is asleep.')
    expect(html).toMatch(/<a [^>]*href=""[^>]*>Retry<\/a>/)
    expect(html).not.toContain('Loading partners')
  })

  it('a page boundary whose query fails while rendering sends the error view as well', async () => {
    const html = await renderPage(page(fails))
    expect(html).toContain('Error Loading Partners')
    expect(html).not.toContain('Loading partners')
  })

  it("a page boundary prefers a fixed sentence to the error's message", async () => {
    const html = await renderPage(page(fails, 'Unable to load FAQs at this time.'))
    // React's own note for developers, which holds the error as well, stands before the view.
    const view = html.slice(html.indexOf('role="alert"'))
    expect(view).toContain('Unable to load FAQs at this time.')
    expect(view).not.toContain('asleep')
  })

  it('rich text arrives sanitised and whole', async () => {
    const html = await renderPage(<RichText>{'<p onclick="alert(1)">Safe</p><script>alert(1)</script>'}</RichText>)
    expect(html).toContain('<p>Safe</p>')
    expect(html).not.toContain('alert')
  })

  it('plain rich text keeps its line breaks', async () => {
    expect(await renderPage(<RichText>{'One\nTwo < three'}</RichText>)).toContain('One\nTwo &lt; three')
  })

  it('Markdown arrives rendered, with its contents and the colours of its code', async () => {
    const text = '## One\n\n## Two\n\n## Three\n\n```ts\nconst days = 14\n```\n\n<script>alert(1)</script>'
    const html = await renderPage(<Markdown contents>{text}</Markdown>)
    expect(html).toContain('<a href="#section-two">Two</a></li>')
    expect(html).toContain('<span class="hljs-keyword">const</span>')
    expect(html).toContain('&#x3C;script>alert(1)')
  })

  it('a field wires its control', async () => {
    const html = await renderPage(
      <Field label="Name" error="Name is required">
        <Input />
      </Field>,
    )
    const id = /<label for="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`id="${id}" aria-describedby="${id}error" aria-invalid="true"`)
  })

  it('the head of a page and the tokens are part of the first answer', async () => {
    const html = await renderPage(
      <>
        <GlobalStyle />
        <PageHead title="Partners" canonicalPath="/partners" structuredData={{ '@type': 'WebPage' }} />
      </>,
    )
    expect(html).toContain('<title>Partners | Fortnight</title>')
    expect(html).toContain('<link rel="canonical" href="https://fortnight.example/partners"/>')
    expect(html).toContain('<script type="application/ld+json">{"@type":"WebPage"}</script>')
    expect(html).toContain('--paper:#FBF8F3')
    expect(html).toContain("url('/fonts/bricolage-grotesque-2.woff2')")
  })
})
