type RuleList = { element: HTMLStyleElement; sheet?: CSSStyleSheet; length: number }
type GroupedRules = { groupSizes: Uint32Array; tag: RuleList; _cGroup: number; _cIndex: number }

const attribute = 'data-styled'

/**
 * Loads styled-components, and has it add its rules to the style element of the server. By itself it moves all of them to an
 * element of its own, and the browser then styles the whole page once more, in one long task.
 */
export async function loadStyledComponents() {
  const served = document.querySelector<HTMLStyleElement>(`style[${attribute}]`)
  if (!served) return import('styled-components')
  // The library reads and removes a copy that the browser does not apply.
  const copy = served.cloneNode(true) as HTMLStyleElement
  copy.setAttribute('type', 'text/plain')
  served.removeAttribute(attribute)
  served.after(copy)
  const library = await import('styled-components')
  const { tag: rules } = library.__PRIVATE__.mainSheet as unknown as { tag?: GroupedRules }
  if (!rules || !hasAdopted(rules, served)) served.remove()
  return library
}

/** Adds further rules to the served element, if that has exactly those that the library has read. */
function hasAdopted(rules: GroupedRules, served: HTMLStyleElement) {
  const { groupSizes, tag: list } = rules
  const { sheet } = served
  // After the rules of each group, the server writes one that names the group. The library leaves that out.
  const isGroup = (size: number) => size > 0
  // During development, the library adds text instead of rules.
  if (!sheet || !list.sheet || sheet.cssRules.length !== list.length + groupSizes.filter(isGroup).length) return false
  list.element.remove()
  served.setAttribute(attribute, 'active')
  Object.assign(list, { element: served, sheet, length: sheet.cssRules.length })
  Object.assign(rules, { groupSizes: groupSizes.map((size) => size + Number(isGroup(size))), _cGroup: 0, _cIndex: 0 })
  return true
}
