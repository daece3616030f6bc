/**
 * Until a region of the page is hydrated, records clicks on buttons and changes of fields in it for `replayEarlyInput`, and keeps
 * input from React, which would hydrate the whole region in one task because of it. In the head, because browsers show the first
 * parts of a page while the rest is still on its way. [START-4]
 */
export const inputRecorder = `
self.earlyInput=[];
let listen=(types,run)=>types.split(' ').map(t=>addEventListener(t,run,!0)),
hold=e=>self.earlyInput&&(!self.isFrameHydrated||e.target.closest?.('#content'))&&!e.stopPropagation();
listen('pointerdown pointerup mousedown mouseup touchstart touchend keydown keypress keyup textInput',hold);
listen('click input change',e=>{
let t=e.type,x=e.target;
if(!hold(e))return;
if(t==='click')x=x.closest?.('button[type=button]');
x&&earlyInput.push([x,t,x.value])
})`
