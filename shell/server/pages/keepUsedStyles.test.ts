/** @jest-environment node */
import { keepUsedStyles } from './keepUsedStyles.ts'

const group = (number: number, id: string, names: string, rules: string) =>
  `${rules}/*!sc*/\ndata-styled.g${number}[id="${id}"]{content:"${names}"}/*!sc*/\n`

const element = (...groups: string[]) => `<style data-styled="true" data-styled-version="6">${groups.join('')}</style>`

describe('keepUsedStyles', () => {
  const shown = group(1, 'sc-a-0', 'abc,', '.abc{color:red;}/*!sc*/\n.abc:hover{color:blue;}')
  const variants = group(2, 'sc-a-1', 'def,ghi,', '.def{top:0;}/*!sc*/\n.ghi{top:1px;}')
  const fallback = group(3, 'sc-b-0', 'jkl,', '@media print{.jkl{display:none;}}')
  const keyframes = group(4, 'sc-keyframes-mno', 'mno,', '@keyframes mno{from{top:0;}}')

  it('removes the styles of components that the markup does not contain', () => {
    const markup = '<div class="sc-a-0 abc"><p class="sc-a-1 ghi">jkl</p><p class=""></p></div>'
    const kept = keepUsedStyles(element(shown, variants, fallback, keyframes), markup)
    expect(kept).toBe(element(shown, variants, keyframes))
  })

  it('keeps the element when every component is in the markup', () => {
    expect(keepUsedStyles(element(shown, fallback), '<i class="abc"></i><b class="jkl"></b>')).toBe(
      element(shown, fallback),
    )
  })
})
