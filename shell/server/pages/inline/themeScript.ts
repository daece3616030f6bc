import { themeStorageKey } from '../../../src/theme/colorTheme.ts'

/** Applies the chosen color scheme before the first paint, which prevents a flash of the other one. */
export const themeScript = `try{let t=localStorage['${themeStorageKey}'];if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`
