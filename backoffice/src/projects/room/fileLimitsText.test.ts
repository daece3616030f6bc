import { fileLimitsText, fileLimitText } from './fileLimitsText.ts'

const mb = 1024 ** 2
const limits = { maxFileBytes: 25 * mb, maxProjectBytes: 500 * mb, isScanned: true }

describe('fileLimitsText', () => {
  it('says the limits, what is used and that files are not scanned [ROOM-61]', () => {
    expect(fileLimitsText(limits, undefined)).toBe('Up to 25 MB per file and 500 MB per project.')
    expect(fileLimitsText({ ...limits, isScanned: false }, 2.5 * mb)).toBe(
      'Up to 25 MB per file and 500 MB per project, of which 2.5 MB are used. Files are not scanned for viruses.',
    )
  })

  it('says the limit of a message in few words [ROOM-61]', () => {
    expect(fileLimitText(limits)).toBe('Up to 25 MB per file.')
    expect(fileLimitText({ ...limits, isScanned: false })).toBe('Up to 25 MB per file, not scanned for viruses.')
  })

  it('is empty until the limits are known', () => {
    expect(fileLimitsText(undefined, 0)).toBe('')
    expect(fileLimitText(undefined)).toBe('')
  })
})
