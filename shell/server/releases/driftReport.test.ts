/** @jest-environment node */
import { sharedLibraries } from '../remotes/sharedModules.ts'
import { compareLibraries } from './driftReport.ts'

const common = Object.fromEntries(sharedLibraries.map((name) => [name, ['6.2.0']]))

/** The states of a library whose versions in marketing are these, while the shell has 6.2.0. */
function compare(name: string, marketing: string[]) {
  const report = compareLibraries([
    { area: 'shell', libraries: common },
    { area: 'marketing', libraries: { ...common, [name]: marketing } },
  ])
  return report.find((library) => library.name === name)!
}

describe('the drift report', () => {
  it('names the version of the shell, which every page uses, and what each area brings [REL-80]', () => {
    expect(compare('zustand', ['6.2.0'])).toEqual({
      name: 'zustand',
      used: '6.2.0',
      state: 'same',
      areas: [
        { area: 'shell', versions: ['6.2.0'], state: 'same' },
        { area: 'marketing', versions: ['6.2.0'], state: 'same' },
      ],
    })
  })

  it.each([
    ['another minor version', 'zustand', ['6.1.0'], 'drift'],
    ['a second copy of the same major version', 'zustand', ['6.2.0', '6.1.0'], 'duplicate'],
    ['another major version', 'zustand', ['5.9.0'], 'incompatible'],
    ['a second copy of another major version', 'zustand', ['6.2.0', '5.9.0'], 'incompatible'],
    ['a second React', 'react', ['6.2.0', '6.1.0'], 'incompatible'],
    ['an area without a version of its own', 'zustand', [], 'same'],
  ])('tells %s [REL-81]', (_case, name, versions, state) => {
    expect(compare(name, versions).state).toBe(state)
  })

  it('does not guess the version in use while the build of the shell does not say it [REL-80]', () => {
    const [react] = compareLibraries([
      { area: 'shell', libraries: undefined },
      { area: 'portal', libraries: common },
    ])
    expect(react).toMatchObject({ used: null, state: 'unknown' })
  })
})
