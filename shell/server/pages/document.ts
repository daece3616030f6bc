import { brand } from '@fortnight/shared-ui/theme/brand'
import { fontUrl } from '@fortnight/shared-ui/theme/tokens'
import { type Boot, bootElementId, type RemoteLocation } from '../../src/startup/bootData.ts'
import { unstartedId } from '../../src/startup/scriptFallback.ts'
import { loaderScript, themeScript } from './inlineScripts.ts'
import { scripts } from './shellRelease.ts'
import { settings } from '../settings.ts'

type Parts = {
  /** React's output: what belongs into the head first, then the page itself. */
  markup: string
  styles: string
  boot: Boot
  /** The area of the page, which the browser is to fetch with it. */
  area?: RemoteLocation | undefined
  /** The first thing that the page does is find out who asks: this is what it says when the scripts for that do not come. */
  unstarted?: string | undefined
  /** The page is nothing without its script: fetch it at once instead of after the first paint. */
  startAtOnce: boolean
}

// React puts title, meta and link before the first element of the page, and the layout's root is that first element.
const pageStart = '<div data-shell'

/** The complete HTML document around a rendered page. */
export function documentOf({ markup, styles, boot, area, unstarted, startAtOnce }: Parts) {
  const cut = markup.indexOf(pageStart)
  if (cut < 0) throw new Error('The rendered page has no layout.')
  const [head, body] = [markup.slice(0, cut), markup.slice(cut)]
  const { entry, preload, session } = scripts()
  const start = {
    script: entry,
    preload: [...preload, ...(unstarted ? session : []), ...(area?.preload ?? [])],
    entries: area ? [{ url: area.entry, integrity: area.integrity }] : [],
    atOnce: startAtOnce,
  }
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<script>${themeScript}</script>
<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="alternate" href="/rss.xml" type="application/rss+xml" title="${brand.name} blog">
<meta name="application-name" content="${brand.name}">${services}
${head}${styles}</head><body><div id="root">${body}</div>${unstarted ? `<template id="${unstartedId}">${unstarted}</template>` : ''}
<script type="application/json" id="${bootElementId}">${json(boot)}</script>
<script type="application/json" id="start">${json(start)}</script>
<script>${loaderScript}</script></body></html>`
}

// Where pages may ask for exchange rates and for the visitor's country.
const services = Object.entries({ rates: settings.ratesUrl, geo: settings.geoUrl })
  .filter(([, url]) => url)
  .map(([name, url]) => `\n<meta name="fortnight:${name}" content="${url.replaceAll('&', '&amp;')}">`)
  .join('')

/** JSON that cannot end the script element it stands in. */
const json = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
