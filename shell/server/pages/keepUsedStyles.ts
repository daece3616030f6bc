// The end of a component's rules: its id and the class names that it has generated.
const groupEnd = /(?<=\n?data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}\/\*!sc\*\/\n)/
const groupNames = /data-styled\.g\d+\[id="([^"]*)"\]\{content:"([^"]*)"\}\/\*!sc\*\/\n$/

/**
 * Removes the styles of components that are not in the markup from a style element of styled-components: React also renders
 * the fallbacks of boundaries, which complete pages do not show. Browsers generate such styles when they need them.
 */
export function keepUsedStyles(styleElement: string, markup: string): string {
  const start = styleElement.indexOf('>') + 1
  const usedNames = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const isUsed = (group: string) => {
    const [, id = '', names = ''] = groupNames.exec(group) ?? []
    // Only style rules name keyframes.
    return (
      id === '' || id.startsWith('sc-keyframes') || names.split(',').some((name) => name !== '' && usedNames.has(name))
    )
  }
  return styleElement.slice(0, start) + styleElement.slice(start).split(groupEnd).filter(isUsed).join('')
}
