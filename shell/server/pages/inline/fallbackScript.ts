import { pageLoadTimeoutMs } from '@fortnight/supabase/core/timeouts'
import { scriptFallbackId } from '../../../src/startup/scriptFallback.ts'
import { startElementId } from '../../../src/startup/inlineScripts.ts'
import { joinLines } from './joinLines.ts'

/**
 * For pages that need their scripts: shows the error view of the page's fallback template when the entry script fails to
 * load, or when the page has not started in time (see `scriptFallback.ts`).
 */
export const fallbackScript = joinLines(`
(()=>{
let d=document,t=d.getElementById('${scriptFallbackId}'),entry=new URL(JSON.parse(d.getElementById('${startElementId}').textContent).script,location).href,
fail=()=>{
if(!t.isConnected||t.dataset.shown)return;
t.dataset.shown=1;
let m=d.getElementById('content'),waiting=[...m.childNodes];
m.replaceChildren(t.content);
t.content.append(...waiting);
m.querySelector('form').onsubmit=()=>{location.reload();return!1}
};
addEventListener('error',e=>e.target.src===entry&&fail(),!0);
addEventListener('unhandledrejection',fail);
setTimeout(fail,${pageLoadTimeoutMs})
})()`)
