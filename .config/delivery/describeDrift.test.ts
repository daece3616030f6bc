/** @jest-environment node */
import { sharedLibraries } from '../../shell/server/remotes/sharedModules.ts'
import { describeDrift } from './describeDrift.ts'

const common = Object.fromEntries(sharedLibraries.map((name) => [name, ['19.2.0']]))
const describeWith = (libraries: Record<string, string[]>) =>
  describeDrift([
    { area: 'shell', libraries: common },
    { area: 'portal', libraries: { ...common, ...libraries } },
  ])

describe('npm run drift', () => {
  it('passes when all builds bring the same versions [REL-82]', () => {
    const { lines, hasFailed } = describeWith({})
    expect(lines).toContain('react: 19.2.0 in use, the same in every build')
    expect(hasFailed).toBe(false)
  })

  it('warns about another minor version and passes [REL-82]', () => {
    const { lines, hasFailed } = describeWith({ zustand: ['19.1.0'] })
    expect(lines).toContain('  portal: 19.1.0, warning: another version than the one in use')
    expect(hasFailed).toBe(false)
  })

  it.each([
    ['a second React', { react: ['19.2.0', '19.1.0'] }, '19.2.0 and 19.1.0'],
    ['another major version', { 'styled-components': ['18.0.0'] }, '18.0.0'],
  ])('fails on %s [REL-82]', (_case, libraries, versions) => {
    const { lines, hasFailed } = describeWith(libraries)
    expect(lines).toContain(
      `  portal: ${versions}, ERROR: a second React, or another major version than the one in use`,
    )
    expect(hasFailed).toBe(true)
  })
})
