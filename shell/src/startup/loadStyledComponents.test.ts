import styledComponents from 'styled-components/package.json' with { type: 'json' }

const rulesOf = ({ cssRules }: CSSStyleSheet) => [...cssRules].map(({ cssText }) => cssText.replace(/\s/g, ''))

const markerOf = (group: number) => `data-styled.g${group}[id="sc-${group}"]{content:"c${group},"}/*!sc*/\n`
const group = (number: number, rules: string) => `${rules}/*!sc*/\n${markerOf(number)}`

/** Loads the library into a page with these styles of the server, and lets it add a rule that these do not have. */
async function start(styles: string) {
  jest.resetModules()
  const served = document.createElement('style')
  served.dataset.styled = 'true'
  served.dataset.styledVersion = styledComponents.version
  served.textContent = styles
  document.head.replaceChildren(served)
  const { loadStyledComponents } = await import('./loadStyledComponents.ts')
  const { __PRIVATE__: library } = await loadStyledComponents()
  library.mainSheet.insertRules('sc-added', 'added', ['.added{color:red;}'])
  return served
}

beforeEach(() => {
  // As in production, where the library adds rules instead of text.
  Object.assign(globalThis, { SC_DISABLE_SPEEDY: false })
})

describe('loadStyledComponents', () => {
  it('adds rules to the styles of the server, which stay in place', async () => {
    const served = await start(group(1, '.c1{color:green;}') + group(3, '.c3{color:blue;}'))
    expect([...document.styleSheets]).toEqual([served.sheet])
    const rules = rulesOf(served.sheet!)
    expect(rules).toHaveLength(5)
    expect(rules[0]).toMatch(/^\.c1/)
    expect(rules[2]).toMatch(/^\.c3/)
    expect(rules[4]).toBe('.added{color:red;}')
  })

  it('lets the library move the rules when the browser has not understood all of them', async () => {
    // Two rules where the library reads one.
    const served = await start(group(1, '.c1{color:green;} .c2{color:blue;}'))
    expect(served).not.toBeInTheDocument()
    expect(document.styleSheets).toHaveLength(1)
    const rules = rulesOf(document.styleSheets[0]!)
    expect(rules[0]).toMatch(/^\.c1/)
    expect(rules.at(-1)).toBe('.added{color:red;}')
  })
})
