import { mailtoUrl } from './mailtoUrl.ts'

describe('mailtoUrl', () => {
  it('contains the address and the encoded subject', () => {
    expect(mailtoUrl('mara@example.com')).toBe('mailto:mara@example.com')
    expect(mailtoUrl('mara@example.com', 'Q&A agent')).toBe('mailto:mara@example.com?subject=Q%26A%20agent')
  })

  it.each([
    'ada@example.com?bcc=eve@evil.example',
    'ada?bcc=eve%40evil.example@example.com',
    'ada@example.com,eve@evil.example',
    'ada&body=pay@example.com',
    'ada#@example.com',
    'ada%0d%0abcc:eve@example.com',
  ])('adds no recipient, header or text for %j', (address) => {
    const { pathname, search, hash } = new URL(mailtoUrl(address))
    expect([decodeURIComponent(pathname), search, hash]).toEqual([address, '', ''])
    expect(pathname).not.toContain(',')
  })
})
