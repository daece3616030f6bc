import type { RequestHandler } from 'express'
import { liveAreas } from '../remotes/liveAreas.ts'

/** URL of the rules that `speculationHeaders` names. */
export const speculationRulesUrl = '/speculation-rules.json'

// A hydrated page fetches the data of the next one instead, so the rules end then.
const linksOf = (paths: string[]) => ({
  and: [{ href_matches: paths }, { selector_matches: ':root:not([data-hydrated]) a' }],
})

// Only marketing has public pages.
function createRules() {
  const { paths, notPrefetched = [] } = liveAreas().marketing
  const where = linksOf(Object.keys(paths).filter((path) => !notPrefetched.includes(path)))
  return {
    // After resting on a link for 200 ms, or when it is pressed.
    prefetch: [{ where, eagerness: 'moderate' }],
    // Between pressing and releasing: the page is rendered already when the browser shows it.
    prerender: [{ where, eagerness: 'conservative' }],
  }
}

/** The header of public pages that lets browsers fetch the next page before it is opened. [START-7] */
export const speculationHeaders = { 'Speculation-Rules': `"${speculationRulesUrl}"` }

/** Serves the rules. A file of its own, because the Content-Security-Policy allows no inline rules. */
export const serveSpeculationRules: RequestHandler = (_request, response) => {
  response
    .type('application/speculationrules+json')
    .set('Cache-Control', 'public, max-age=3600')
    .send(JSON.stringify(createRules()))
}
