/** @jest-environment node */
import { drawImage } from '../proxy/images/fakeImageStorage.testing.ts'
import { createTypeDetector, isShownInline } from './detectFileType.ts'

function detect(content: string | Buffer, chunkBytes = 100) {
  const bytes = Buffer.from(content)
  const detector = createTypeDetector()
  for (let start = 0; start < bytes.length; start += chunkBytes)
    detector.read(bytes.subarray(start, start + chunkBytes))
  return detector.finish()
}

describe('the type of a file is decided by its content [ROOM-31]', () => {
  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)('%s', async (format) => {
    const image = await drawImage(3, 2, format)
    expect([detect(image), detect(image, 1)]).toEqual([`image/${format}`, `image/${format}`])
  })

  it.each([
    ['%PDF-1.7\n%âãÏÓ', 'application/pdf'],
    ['PK\x03\x04', 'application/zip'],
    ['A plain text.\r\n\tIndented, with “quotes”, and an emoji 🦊.', 'text/plain'],
    ['a,b\n1,2\n', 'text/plain'],
    ['{"a":"<b>"}', 'text/plain'],
    ['1 < 2 and 3 > 2', 'text/plain'],
  ])('%j is %s', (content, type) => {
    expect([detect(content), detect(content, 1), isShownInline(type)]).toEqual([type, type, type !== 'application/zip'])
  })

  it.each([
    '<!doctype html><script>alert(1)</script>',
    '\n\t <svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '\ufeff<?xml version="1.0"?><svg/>',
    'text <SCRIPT>alert(1)</SCRIPT>',
    'GIF88a<script>alert(1)</script>',
    'MZ\x90\0',
    'a text with a\0 in it',
    Buffer.from([0x61, 0xff, 0xfe]),
    Buffer.concat([Buffer.from('x'.repeat(5_000)), Buffer.from([0xe2, 0x82])]),
  ])('is unknown for %j, so it is only downloaded', (content) => {
    expect([detect(content), detect(content, 1), isShownInline(detect(content))]).toEqual([
      'application/octet-stream',
      'application/octet-stream',
      false,
    ])
  })
})
