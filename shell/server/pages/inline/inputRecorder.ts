/**
 * Records clicks on buttons and changes of fields for `replayEarlyInput`, until the page is hydrated. In the head, because
 * browsers show the first parts of a page while the rest is still on its way. [START-4]
 */
export const inputRecorder = `
self.earlyInput=[];
['click','input','change'].map(t=>addEventListener(t,({target:e})=>{
if(t==='click')e=e.closest?.('button[type=button]');
e&&self.earlyInput?.push([e,t,e.value])
},!0))`
