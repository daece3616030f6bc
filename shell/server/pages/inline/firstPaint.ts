import { sessionStorageKey } from '@fortnight/supabase/client'
import { themeStorageKey } from '../../../src/theme/colorTheme.ts'

/**
 * Prevents a flash at the first paint: applies the chosen color scheme, and marks that a session is stored,
 * so that the header does not offer to sign in.
 */
export const firstPaint = `try{let s=localStorage,r=document.documentElement.dataset,t=s['${themeStorageKey}'];if(t==='light'||t==='dark')r.theme=t;if(s['${sessionStorageKey}'])r.hasSession=''}catch{}`
