import { pageRenderedEvent } from '../../../src/startup/inlineScripts.ts'

const noticeableWaitMs = 100

/**
 * Shows that a press was noticed: marks the page and the pressed link or button as busy (`data-busy`) when the next page, or
 * a button that waits for hydration, takes noticeably long. Replaces images that fail to load with their `data-fallback`.
 * [START-5, START-6]
 */
export const feedback = `
let timer,
done=()=>{clearTimeout(timer);d.querySelectorAll('[data-busy]').forEach(e=>delete e.dataset.busy)},
wait=(e,isBusy)=>{clearTimeout(timer);timer=setTimeout(()=>{if(isBusy())d.documentElement.dataset.busy=e.dataset.busy=''},${noticeableWaitMs})},
replace=i=>{let a=i.dataset;if(a?.fallback){i.src=a.fallback;delete a.fallback}},
page=url=>url.split('#')[0];
on('click',e=>{
let x=e.target.closest?.('a[href],button[type=button]'),url=l.href;
if(!x||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;
if(!x.href)self.earlyInput&&(!self.isFrameHydrated||x.closest('#content'))&&wait(x,()=>self.earlyInput);
else if(!x.target&&x.origin===l.origin&&page(x.href)!==page(url))wait(x,()=>!e.defaultPrevented||l.href!==url)
});
on('submit',e=>wait(e.submitter||e.target,()=>!e.defaultPrevented));
on('pageshow ${pageRenderedEvent}',done);
on('error',e=>replace(e.target));
d.querySelectorAll('img[data-fallback]').forEach(i=>i.complete&&!i.naturalWidth&&replace(i));`
