/**
 * JSON for a script element that holds data. It cannot end the element or make the browser look for another end: only what
 * the HTML standard names for that is escaped, so that HTML in the data compresses with the same HTML in the page.
 * https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export const stringifyForScript = (data: unknown) => JSON.stringify(data).replace(/<(?=!--|\/?script)/gi, '\\u003c')
