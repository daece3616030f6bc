/** @jest-environment node */
import { createTrialCookie, readTrial, removeTrialCookie } from './trialCookie.ts'

const trial = { area: 'portal', build: '0123456789ab' } as const
const valueOf = (setCookie: string) => setCookie.split(';')[0]!
const read = (cookie: string) => readTrial({ headers: { cookie } })

afterEach(() => jest.useRealTimers())

describe('the cookie of a trial', () => {
  it('names the build of an area, out of the reach of scripts, for eight hours [REL-40]', () => {
    const cookie = createTrialCookie(trial)
    expect(cookie).toContain('Max-Age=28800; Path=/; HttpOnly; SameSite=Lax')
    expect(read(`theme=dark; ${valueOf(cookie)}; x=1`)).toEqual(trial)
    jest.useFakeTimers({ now: Date.now() + 28_801_000 })
    expect(read(valueOf(cookie))).toBeUndefined()
  })

  it.each([
    ['another build', (value: string) => value.replace(trial.build, 'ba9876543210')],
    ['another area', (value: string) => value.replace('portal', 'backoffice')],
    ['a later end', (value: string) => value.replace(/\d{13}/, '9999999999999')],
    ['no signature', (value: string) => value.replace(/[^.]+$/, '')],
    ['an area that does not exist', (value: string) => value.replace('portal', 'constructor')],
  ])('is ignored with %s [REL-41]', (_name, forge) => {
    expect(read(forge(valueOf(createTrialCookie(trial))))).toBeUndefined()
  })

  it('is gone after leaving [REL-42]', () => {
    expect(removeTrialCookie()).toMatch(/^fortnight-trial=; Max-Age=0; Path=\/;/)
    expect(read(valueOf(removeTrialCookie()))).toBeUndefined()
  })
})
