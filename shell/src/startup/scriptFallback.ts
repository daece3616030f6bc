/**
 * The id of a template in pages that need their scripts. When the scripts do not load in time, the inline loader swaps
 * the template's error view with the server-rendered content.
 */
export const scriptFallbackId = 'script-fallback'

/** Restores the server-rendered content, which React is about to hydrate, and removes the template. */
export function removeScriptFallback() {
  const template = document.getElementById(scriptFallbackId) as HTMLTemplateElement | null
  if (template?.dataset.shown) document.getElementById('content')?.replaceChildren(template.content)
  template?.remove()
}
