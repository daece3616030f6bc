import { createHash } from 'node:crypto'
import { pageLoadTimeoutMs } from '@fortnight/supabase/core/timeouts'
import { scriptFallbackId } from '../../src/startup/scriptFallback.ts'

/** Applies the chosen color scheme before the first paint, which prevents a flash of the other one. */
export const themeScript = `try{var t=localStorage.getItem('fortnight-theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

const maxPaintWaitMs = 3_000

/**
 * Loads the page's scripts after the first paint, or after 3 s in browsers that do not report paints: all in parallel and
 * at low priority, because the page is complete without them. A page with a script fallback shows it when a script fails
 * to load, or when the page has not started in time (see `scriptFallback.ts`).
 */
export const loaderScript = `(function(){
var s=JSON.parse(document.getElementById('start').textContent),t=document.getElementById('${scriptFallbackId}'),begun;
function add(tag,url,props){var e=document.createElement(tag);if(new URL(url,location.href).origin!==location.origin)e.crossOrigin='anonymous';for(var k in props)e[k]=props[k];document.head.appendChild(e);return e}
function preload(url,integrity){add('link',url,{rel:'preload',as:'script',fetchPriority:s.eager?'auto':'low',integrity:integrity||'',href:url})}
function load(){if(begun)return;begun=1;
s.preload.forEach(function(url){preload(url)});
s.entries.forEach(function(e){preload(e.url,e.integrity)});
add('script',s.script,{src:s.script}).onerror=t&&fail}
function fail(){if(!t.isConnected||t.dataset.shown)return;t.dataset.shown=1;
var m=document.getElementById('content'),w=[...m.childNodes];m.replaceChildren(t.content);t.content.append(...w);
m.querySelector('form').onsubmit=function(){location.reload();return false}}
if(t){addEventListener('unhandledrejection',fail);setTimeout(fail,${pageLoadTimeoutMs})}
if(s.eager)return load();
try{new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)setTimeout(load)}).observe({type:'paint',buffered:true})}catch(e){}
setTimeout(load,${maxPaintWaitMs})})()`

/** Hashes of the inline scripts, for the Content-Security-Policy. */
export const inlineScriptHashes = [themeScript, loaderScript].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
)
