import { sessionStorageKey } from '@fortnight/supabase/client'
import { themeStorageKey } from '../../../src/theme/colorTheme.ts'

/**
 * Runs before the first paint, which prevents a flash: applies the chosen color scheme, and marks that a session is stored,
 * so that the header does not offer to sign in.
 */
export const firstPaintScript = `try{let s=localStorage,r=document.documentElement.dataset,t=s['${themeStorageKey}'];if(t==='light'||t==='dark')r.theme=t;if(s['${sessionStorageKey}'])r.hasSession=''}catch{}`
