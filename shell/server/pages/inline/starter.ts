import { sessionStorageKey } from '@fortnight/supabase/client'
import { consentStorageKey } from '@fortnight/shared-ui/browser/privacyChoices'
import { mailLinkPattern, startElementId } from '../../../src/startup/inlineScripts.ts'

const maxPaintWaitMs = 3_000
const maxIdleWaitMs = 300
const headerHeightPx = 100

/**
 * Decides when to load the page's scripts, all in parallel, because the page is complete without them:
 *
 * - immediately, on a page that needs the session, for a link of an auth mail, after input while the page was on its way,
 *   and when another tab signs in;
 * - when the browser is idle after the first paint, for data that the server could not load, a stored session, consent to
 *   analytics, or an element with `data-needs-scripts`; but not with data saver or on a 2G connection, and in a prerendered
 *   page only once it is shown;
 * - otherwise at the first pointer, touch, key or focus, or when the visitor scrolls past the first screen.
 *
 * [START-1 to START-4]
 */
export const starter = `
let s=JSON.parse(d.getElementById('${startElementId}').textContent),n=navigator.connection||{},intent=new AbortController(),
stored=key=>{try{return localStorage[key]}catch{}},
add=(tag,url,props)=>{let e=d.createElement(tag);if(new URL(url,l).origin!==l.origin)e.crossOrigin='';d.head.append(Object.assign(e,props))},
load=()=>{
if(intent.signal.aborted)return;
intent.abort();
add('script',s.script,{src:s.script});
s.preload.map(p=>setTimeout(add,0,'link',p.url,{rel:'preload',as:'script',fetchPriority:s.eager?'auto':'low',integrity:p.integrity||'',href:p.url}))
},
loadWhenIdle=()=>d.prerendering?d.addEventListener('prerenderingchange',loadWhenIdle):(window.requestIdleCallback||setTimeout)(load,{timeout:${maxIdleWaitMs}});
if(s.eager||earlyInput[0]||${mailLinkPattern}.test(l.search+l.hash))return load();
on('storage',e=>e.key==='${sessionStorageKey}'&&load());
on('pointerdown pointermove touchstart keydown focusin scroll',e=>(e.type==='pointermove'?e.pointerType==='mouse'&&(e.movementX||e.movementY):e.type!=='scroll'||scrollY>innerHeight-${headerHeightPx})&&load(),{capture:!0,passive:!0,signal:intent.signal});
if(!n.saveData&&!/2g/.test(n.effectiveType)&&(s.isIncomplete||stored('${sessionStorageKey}')||s.analytics&&stored('${consentStorageKey}')==='granted'||d.querySelector('[data-needs-scripts]'))){
setTimeout(loadWhenIdle,${maxPaintWaitMs});
new PerformanceObserver(loadWhenIdle).observe({type:'paint',buffered:!0})
}`
