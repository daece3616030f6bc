/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'

const read = (file: string) => readFileSync(file, 'utf8')
const findLines = (files: string[], pattern: RegExp) =>
  files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, reference = '']) => ({ file, reference })))

// A tag can be moved to another commit or image; a checksum cannot.
describe('what comes from other repositories and registries', () => {
  it('is pinned to a commit where workflows use an action, with its version in a comment [DEPLOY-3]', () => {
    const files = globSync('.github/{workflows,actions}/**/*.yml')
    const actions = findLines(files, /^[\s-]*uses: *(.*)$/gm).filter(({ reference }) => !reference.startsWith('./'))
    expect(actions.length).toBeGreaterThan(10)
    expect(actions.filter(({ reference }) => !/^[\w/-]+@[0-9a-f]{40} # v\d+(\.\d+){2}$/.test(reference))).toEqual([])
  })

  it('is the same version of an action everywhere [DEPLOY-3]', () => {
    const files = globSync('.github/{workflows,actions}/**/*.yml')
    const references = new Set(findLines(files, /uses: *([^.\s].*)$/gm).map(({ reference }) => reference))
    const names = [...references].map((reference) => reference.split('@')[0])
    expect(names).toEqual([...new Set(names)])
  })

  it('is pinned to a digest where a Dockerfile names an image [DEPLOY-3]', () => {
    const images = findLines(globSync('*/Dockerfile'), /^(?:FROM|# *syntax=) *(.*)$/gm)
    expect(images.length).toBeGreaterThan(1)
    expect(
      images.filter(({ reference }) => !/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}(?: AS \w+)?$/.test(reference)),
    ).toEqual([])
  })

  it('is renewed by Dependabot: packages, actions and images [DEPLOY-3]', () => {
    const ecosystems = findLines(['.github/dependabot.yml'], /package-ecosystem: (.*)$/gm)
    expect(ecosystems.map(({ reference }) => reference)).toEqual(['npm', 'github-actions', 'docker'])
  })
})
