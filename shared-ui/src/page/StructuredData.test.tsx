import { breadcrumbs, faqPage, organization, publisher, structuredData } from './StructuredData.tsx'

describe('structured data', () => {
  it('names the business by one address that other statements refer to', () => {
    expect(structuredData(organization())).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Organization', name: 'Fortnight', ...publisher }],
    })
  })

  it('leads from the home page to the page itself, with full addresses', () => {
    expect(breadcrumbs({ name: 'Pricing', path: '/pricing' }).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://fortnight.example/' },
      { '@type': 'ListItem', position: 2, name: 'Pricing', item: 'https://fortnight.example/pricing' },
    ])
  })

  it('answers every question', () => {
    expect(faqPage([{ question: 'How long?', answer: '<p>A fortnight.</p>' }]).mainEntity).toEqual([
      { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: '<p>A fortnight.</p>' } },
    ])
  })
})
