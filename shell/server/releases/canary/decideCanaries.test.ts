/** @jest-environment node */
import type { CanaryFigures } from '@fortnight/supabase/releases/canaries'
import { writeShellRelease } from '../../pages/shellRelease.testing.ts'
import type * as Decisions from './decideCanaries.ts'

const [build, stable, other] = ['0123456789ab', 'ba9876543210', 'aaaaaaaaaaaa']
const arm = (views: number, failed: number) => ({ views, failed, lcp: {}, inp: {} })
const figures = (values: Partial<CanaryFigures> = {}): CanaryFigures => ({
  ...{ area: 'marketing', build, stable_build: stable, share: 10, error_margin: 20, vitals_margin: 20, min_views: 200 },
  ...{ promote_at: null, is_due: false, reason: 'New hero', started_by: 'Ada Marsh', running_seconds: 600 },
  ...{ updated_at: '2026-11-27T08:00:00Z', canary: arm(500, 1), stable: arm(4_500, 9), ...values },
})

const release = writeShellRelease()
let decisions: typeof Decisions

beforeAll(async () => {
  await jest.isolateModulesAsync(async () => {
    decisions = await import('./decideCanaries.ts')
  })
})
afterAll(() => release.remove())

describe('a canary', () => {
  it('goes on while nothing is worse and its time has not come [REL-112]', () => {
    expect(decisions.findOutcome(figures(), stable)).toBeUndefined()
    expect(decisions.findOutcome(figures(), undefined)).toBeUndefined()
  })

  it('is halted when it is worse, also when its time has come [REL-112]', () => {
    const worse = figures({ is_due: true, canary: arm(500, 60) })
    expect(decisions.findOutcome(worse, stable)).toEqual({
      outcome: 'canary_halted',
      reason: expect.stringContaining('More page views failed: 12.00 % of 500') as string,
    })
  })

  it('is promoted when its time has come and enough visitors have had it [REL-112]', () => {
    expect(decisions.findOutcome(figures({ is_due: true }), stable)).toEqual({
      ...{ outcome: 'canary_promoted', reason: 'It was not worse in 500 page views, and its time had come.' },
    })
    expect(decisions.findOutcome(figures({ is_due: true, canary: arm(199, 0) }), stable)).toBeUndefined()
  })

  it('ends when visitors get another build than the stable one, once all servers had time to switch [REL-112]', () => {
    expect(decisions.findOutcome(figures({ running_seconds: 20 }), other)).toBeUndefined()
    expect(decisions.findOutcome(figures(), other)).toMatchObject({ outcome: 'canary_ended' })
  })
})
