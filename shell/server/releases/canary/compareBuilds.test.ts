/** @jest-environment node */
import type { CanaryFigures } from '@fortnight/supabase/releases/canaries'
import { compareBuilds } from './compareBuilds.ts'

const arm = () => ({ views: 0, failed: 0, lcp: {} as Record<number, number>, inp: {} as Record<number, number> })

const figures = (): CanaryFigures => ({
  ...{ area: 'marketing', build: '0123456789ab', stable_build: 'ba9876543210', share: 10 },
  ...{ error_margin: 20, vitals_margin: 20, min_views: 200, promote_at: null, is_due: false, reason: 'New hero' },
  ...{ started_by: 'Ada Marsh', updated_at: '2026-11-27T08:00:00Z', running_seconds: 60 },
  ...{ canary: arm(), stable: arm() },
})

/** A random source that gives the same numbers in each run. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Behavior = { errorRate: number; slowness?: number }

/** Plays page views one by one and looks at the figures after each. Returns the page views until the canary was halted. */
function simulate(seed: number, canary: Behavior, stable: Behavior, { views = 5_000, share = 10, margin = 20 } = {}) {
  const random = createRandom(seed)
  const seen = { ...figures(), share, error_margin: margin, vitals_margin: margin }
  for (let view = 1; view <= views; view++) {
    const isCanary = random() < share / 100
    const { errorRate, slowness = 1 } = isCanary ? canary : stable
    const sums = isCanary ? seen.canary : seen.stable
    sums.views++
    if (random() < errorRate) sums.failed++
    if (random() < 0.25) {
      const ms =
        1_200 * slowness * Math.exp(0.6 * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()))
      const bucket = Math.round(Math.log(ms) / Math.log(1.1))
      sums.lcp[bucket] = (sums.lcp[bucket] ?? 0) + 1
    }
    // Figures reach the database in batches.
    if (view % 50 === 0 && compareBuilds(seen).isWorse) return view
  }
  return undefined
}

const runs = (count: number) => Array.from({ length: count }, (_, seed) => seed * 7_919 + 1)

describe('a canary', () => {
  it('whose build throws for 5 % of visitors is halted in each of 100 runs [REL-112]', () => {
    const halted = runs(100).map((seed) => simulate(seed, { errorRate: 0.055 }, { errorRate: 0.005 }))
    expect(halted).not.toContain(undefined)
    expect(Math.max(...halted.map(Number))).toBeLessThanOrEqual(5_000)
  })

  it.each([
    ['without errors', 0, 10],
    ['with as many errors as the stable one', 0.02, 10],
    ['at half of the visitors', 0.02, 50],
  ])(
    'whose build is as good, %s, is halted in at most 1 of 100 runs, though each looks 100 times and allows no margin [REL-112, REL-114]',
    (_case, errorRate, share) => {
      const halted = runs(100).filter((seed) => simulate(seed, { errorRate }, { errorRate }, { share, margin: 0 }))
      expect(halted.length).toBeLessThanOrEqual(1)
    },
  )

  it('whose pages take twice as long is halted [REL-112]', () => {
    const halted = runs(20).map((seed) =>
      simulate(seed, { errorRate: 0, slowness: 2 }, { errorRate: 0 }, { views: 20_000 }),
    )
    expect(halted).not.toContain(undefined)
  })

  it('that is worse by less than its margin goes on [REL-113]', () => {
    const worse = runs(50).filter((seed) =>
      simulate(seed, { errorRate: 0.022, slowness: 1.1 }, { errorRate: 0.02 }, { share: 50 }),
    )
    expect(worse.length).toBeLessThanOrEqual(1)
  })

  it('is not halted before its build had the smallest number of page views [REL-113]', () => {
    const seen = figures()
    Object.assign(seen.canary, { views: 199, failed: 150 })
    Object.assign(seen.stable, { views: 2_000, failed: 2 })
    expect(compareBuilds(seen)).toEqual({ isWorse: false })
    seen.canary.views = 200
    expect(compareBuilds(seen)).toEqual({
      isWorse: true,
      reason:
        'More page views failed: 75.00 % of 200 with build 0123456789ab, 0.10 % of 2,000 with build ba9876543210. ' +
        'Up to 20 % more are allowed.',
    })
  })

  it('for all visitors has nothing to be compared with, and is not halted [REL-113]', () => {
    const seen = { ...figures(), share: 100 }
    Object.assign(seen.canary, { views: 1_000, failed: 100 })
    expect(compareBuilds(seen)).toEqual({ isWorse: false })
  })

  it('says which of the vitals is slower [REL-113]', () => {
    const seen = figures()
    Object.assign(seen.canary, { views: 1_000, inp: { 70: 300 } })
    Object.assign(seen.stable, { views: 9_000, inp: { 50: 2_000 } })
    expect(compareBuilds(seen)).toEqual({
      isWorse: true,
      reason:
        'INP is slower: 790 ms with build 0123456789ab, 117 ms with build ba9876543210 for three out of four page views. ' +
        'Up to 20 % more are allowed.',
    })
  })
})
