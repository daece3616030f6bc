import { stringifyForScript } from './stringifyForScript.ts'

describe('JSON for a script element', () => {
  it.each([
    '</script><img src=x>',
    '</SCRIPT >',
    '<!--<script>',
    '<!-- <ScRiPt',
    '</scr</script>ipt>',
    '<</script>',
    '--><script>',
    '<p>a</p>',
  ])('stays one element around %s', (text) => {
    const data = { text }
    const holder = document.createElement('div')
    holder.innerHTML = `<script type="application/json">${stringifyForScript(data)}</script><b></b>`
    expect([...holder.children].map(({ tagName }) => tagName)).toEqual(['SCRIPT', 'B'])
    expect(JSON.parse(holder.children[0]!.textContent)).toEqual(data)
  })

  it('leaves other HTML as it is, which then compresses with the same HTML in the page', () => {
    expect(stringifyForScript('<p>One <strong>job</strong></p>')).toBe('"<p>One <strong>job</strong></p>"')
  })
})
