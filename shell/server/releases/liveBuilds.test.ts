/** @jest-environment node */
import { describeLiveBuilds, readFacts, readLibraries, recordLiveBuild } from './liveBuilds.ts'

const pointer = {
  ...{ build: '0123456789ab', contract: 1, releasedAt: '2026-11-26T10:00:00.000Z', commit: 'a'.repeat(40) },
  commitUrl: 'https://git.example/commit/aaa',
  ...{ bytes: { start: 5_000, total: 90_000 }, libraries: { react: ['19.3.1'] } },
}

describe('what is live', () => {
  it('is the build of each area with contract, commit, times and bytes, and the libraries of all [REL-20, REL-83]', () => {
    recordLiveBuild('shell', pointer)
    recordLiveBuild('portal', { ...pointer, build: 'ba9876543210', libraries: { react: ['19.2.0'] } })
    const { areas, libraries } = describeLiveBuilds()
    const { libraries: _, ...facts } = pointer
    expect(areas).toEqual([
      { area: 'shell', ...facts, servedSince: expect.any(String) as string },
      { area: 'portal', ...facts, build: 'ba9876543210', servedSince: expect.any(String) as string },
    ])
    expect(libraries[0]).toMatchObject({ name: 'react', used: '19.3.1', state: 'drift' })
  })

  it('leaves out what the pointer of an earlier build does not say [REL-21]', () => {
    expect(readFacts({ build: '0123456789ab', contract: 1 })).toEqual({
      ...{ build: '0123456789ab', contract: 1, commit: null, commitUrl: null, releasedAt: null, bytes: null },
    })
    expect(readLibraries(undefined)).toBeUndefined()
  })

  it('leaves out what someone else has written into a pointer [REL-21]', () => {
    const forged = {
      commit: '<script>',
      commitUrl: 'javascript:alert(1)',
      releasedAt: 'soon',
      bytes: { start: '1', total: 2 },
    }
    expect(readFacts({ ...pointer, ...forged })).toMatchObject({
      ...{ commit: null, commitUrl: null, releasedAt: null, bytes: null },
    })
    expect(readLibraries({ react: '19.3.1' })).toBeUndefined()
    expect(readLibraries({ react: [19] })).toBeUndefined()
  })
})
