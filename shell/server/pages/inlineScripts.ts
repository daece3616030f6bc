import { createHash } from 'node:crypto'
import { unstartedId } from '../../src/startup/scriptFallback.ts'

/** Applies a chosen colour scheme before the first paint, so that nothing flashes. */
export const themeScript = `try{var t=localStorage.getItem('fortnight-theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

/**
 * Asks for the page's scripts once the first paint is done (or after 3 s where paints are not reported), all at the same
 * time and at low priority: the page is complete without them. A page that is not says so when a script is lost, or when
 * nothing has started after 8 s (see `unstarted.ts`).
 */
export const loaderScript = `(function(){
var s=JSON.parse(document.getElementById('start').textContent),t=document.getElementById('${unstartedId}'),begun;
function add(tag,url,props){var e=document.createElement(tag);if(new URL(url,location.href).origin!==location.origin)e.crossOrigin='anonymous';for(var k in props)e[k]=props[k];document.head.appendChild(e);return e}
function preload(url,integrity){add('link',url,{rel:'preload',as:'script',fetchPriority:s.atOnce?'auto':'low',integrity:integrity||'',href:url})}
function begin(){if(begun)return;begun=1;
s.preload.forEach(function(url){preload(url)});
s.entries.forEach(function(e){preload(e.url,e.integrity)});
add('script',s.script,{src:s.script}).onerror=t&&giveUp}
function giveUp(){if(!t.isConnected||t.dataset.shown)return;t.dataset.shown=1;
var m=document.getElementById('content'),w=[...m.childNodes];m.replaceChildren(t.content);t.content.append(...w);
m.querySelector('form').onsubmit=function(){location.reload();return false}}
if(t){addEventListener('unhandledrejection',giveUp);setTimeout(giveUp,8000)}
if(s.atOnce)return begin();
try{new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)setTimeout(begin)}).observe({type:'paint',buffered:true})}catch(e){}
setTimeout(begin,3000)})()`

/** Hashes of the inline scripts, for the Content-Security-Policy. */
export const inlineScriptHashes = [themeScript, loaderScript].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
)
