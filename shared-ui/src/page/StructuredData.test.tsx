import { breadcrumbs, faqPage, organization, publisher, structuredData } from './StructuredData.tsx'

describe('structured data', () => {
  it('identifies the business by one id that other items refer to', () => {
    expect(structuredData(organization())).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Organization', name: 'Fortnight', ...publisher }],
    })
  })

  it('lists breadcrumbs from the home page to the page itself, as absolute URLs', () => {
    expect(breadcrumbs({ name: 'Pricing', path: '/pricing' }).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://fortnight.example/' },
      { '@type': 'ListItem', position: 2, name: 'Pricing', item: 'https://fortnight.example/pricing' },
    ])
  })

  it('lists every question with its answer', () => {
    expect(faqPage([{ question: 'How long?', answer: '<p>A fortnight.</p>' }]).mainEntity).toEqual([
      { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: '<p>A fortnight.</p>' } },
    ])
  })
})
