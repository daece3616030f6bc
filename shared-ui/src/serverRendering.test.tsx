/** @jest-environment node */
import { Writable } from 'node:stream'
import { QueryClient, QueryClientProvider, queryOptions, useSuspenseQuery } from '@fortnight/shared-ui/query'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { BrowserRouter } from '@fortnight/shared-ui/router'
import { Field } from './forms/Field.tsx'
import { Input } from './controls/Input.tsx'
import { Markdown } from './markdown/Markdown.tsx'
import { PageBoundary } from './page/PageBoundary.tsx'
import { PageHead } from './page/PageHead.tsx'
import { RichText } from './markdown/RichText.tsx'

/* The part of `window` that BrowserRouter reads; the web server uses another router. */
const fakeWindow = {
  location: { pathname: '/partners', search: '', hash: '' },
  history: { replaceState: () => undefined },
}

const partners = (queryFn: () => Promise<string>) => queryOptions({ queryKey: ['partners'], queryFn })

function Partners({ queryFn }: { queryFn: () => Promise<string> }) {
  return <p>{useSuspenseQuery(partners(queryFn)).data}</p>
}

/** Renders like the web server: it sends the HTML when everything is ready. */
function serveHtml(page: ReactNode, client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) {
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
          <BrowserRouter window={fakeWindow as unknown as Window}>{page}</BrowserRouter>
        </QueryClientProvider>,
      ),
      { onAllReady: () => pipe(sink), onShellError: reject, onError: () => undefined },
    )
  })
}

const rejectWithError = () => Promise.reject(new Error('The database is asleep.'))

const partnersPage = (queryFn: () => Promise<string>, errorText?: string) => (
  <PageBoundary fallback={<p>Loading partners</p>} errorTitle="Error Loading Partners" errorText={errorText}>
    <Partners queryFn={queryFn} />
  </PageBoundary>
)

describe('Server rendering', () => {
  it('sends the data of a page boundary and not its fallback', async () => {
    const html = await serveHtml(partnersPage(() => Promise.resolve('Acme')))
    expect(html).toContain('<p>Acme</p>')
    expect(html).not.toContain('Loading partners')
    expect(html).not.toContain('Error Loading Partners')
  })

  it('sends the error view of a page boundary whose query failed, with a Retry link', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    await client.query(partners(rejectWithError)).catch(() => undefined)
    const html = await serveHtml(partnersPage(rejectWithError), client)
    expect(html).toContain('Error Loading Partners')
    expect(html).toContain('The database is asleep.')
    expect(html).toMatch(/<a [^>]*href=""[^>]*>Retry<\/a>/)
    expect(html).not.toContain('Loading partners')
  })

  it('sends the error view of a page boundary whose query fails while rendering', async () => {
    const html = await serveHtml(partnersPage(rejectWithError))
    expect(html).toContain('Error Loading Partners')
    expect(html).not.toContain('Loading partners')
  })

  it('prefers errorText of a page boundary to the message of the error', async () => {
    const html = await serveHtml(partnersPage(rejectWithError, 'Unable to load FAQs at this time.'))
    // React's message for developers, which contains the error, precedes the view.
    const errorView = html.slice(html.indexOf('role="alert"'))
    expect(errorView).toContain('Unable to load FAQs at this time.')
    expect(errorView).not.toContain('asleep')
  })

  it('sends rich text sanitized', async () => {
    const html = await serveHtml(<RichText>{'<p onclick="alert(1)">Safe</p><script>alert(1)</script>'}</RichText>)
    expect(html).toContain('<p>Safe</p>')
    expect(html).not.toContain('alert')
  })

  it('keeps the line breaks of plain rich text', async () => {
    expect(await serveHtml(<RichText>{'One\nTwo < three'}</RichText>)).toContain('One\nTwo &lt; three')
  })

  it('sends Markdown as HTML with its table of contents and highlighted code', async () => {
    const text = '## One\n\n## Two\n\n## Three\n\n```ts\nconst days = 14\n```\n\n<script>alert(1)</script>'
    const html = await serveHtml(<Markdown showTableOfContents>{text}</Markdown>)
    expect(html).toContain('<a href="#section-two">Two</a></li>')
    expect(html).toContain('<span class="hljs-keyword">const</span>')
    expect(html).toContain('&#x3C;script>alert(1)')
  })

  it('connects a field to its control', async () => {
    const html = await serveHtml(
      <Field label="Name" error="Name is required">
        <Input />
      </Field>,
    )
    const id = /<label for="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`id="${id}" aria-describedby="${id}error" aria-invalid="true"`)
  })

  it('sends the head elements of a page', async () => {
    const html = await serveHtml(
      <PageHead title="Partners" canonicalPath="/partners" structuredData={{ '@type': 'WebPage' }} />,
    )
    expect(html).toContain('<title>Partners | Fortnight</title>')
    expect(html).toContain('<link rel="canonical" href="https://fortnight.example/partners"/>')
    expect(html).toContain('<script type="application/ld+json">{"@type":"WebPage"}</script>')
  })
})
