import { mailtoUrl } from './mailtoUrl.ts'

describe('a link that writes a mail', () => {
  it('names the address and the subject', () => {
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
  ])('has no other reader and no other text for %j', (address) => {
    const { pathname, search, hash } = new URL(mailtoUrl(address))
    expect([decodeURIComponent(pathname), search, hash]).toEqual([address, '', ''])
    expect(pathname).not.toContain(',')
  })
})
