/**
 * A template in pages that are nothing without their scripts: what they say when these do not come. The loader in the page
 * puts it in the place of what is being waited for, which the template keeps meanwhile.
 */
export const unstartedId = 'unstarted'

/** The scripts are here: from now on React answers for the page, which is again what the server has rendered. */
export function takeOver() {
  const template = document.getElementById(unstartedId) as HTMLTemplateElement | null
  if (template?.dataset.shown) document.getElementById('content')?.replaceChildren(template.content)
  template?.remove()
}
