import { feedback } from './feedback.ts'
import { joinLines } from './joinLines.ts'
import { starter } from './starter.ts'

/** The inline script at the end of every page. One script, because what the two parts share is in it once. */
export const pageScript = joinLines(`
(()=>{
let d=document,l=location,
on=(types,run,options)=>types.split(' ').map(t=>addEventListener(t,run,options||!0));
${feedback}
${starter}
})()`)
