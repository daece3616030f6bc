import { brand } from '@fortnight/shared-ui/theme/brand'
import { stringifyForScript } from '@fortnight/shared-ui/page/stringifyForScript'
import { fontUrls } from '@fortnight/shared-ui/theme/tokens'
import { wideHeaderMinWidth } from '../../src/header/breakpoint.ts'
import { type BootData, bootDataElementId } from '../../src/startup/bootData.ts'
import { scriptFallbackId } from '../../src/startup/scriptFallback.ts'
import { startElementId } from '../../src/startup/inlineScripts.ts'
import type { RemoteScripts } from '../remotes/remoteScripts.ts'
import { settings } from '../settings.ts'
import { fallbackScript } from './inline/fallbackScript.ts'
import { pageScript } from './inline/pageScript.ts'
import { headScript } from './inline/headScript.ts'
import { globalStyles } from './globalStyles.ts'
import { shellScripts } from './shellRelease.ts'

type DocumentParts = {
  /** React's output: elements of the head first, then the page itself. */
  markup: string
  styles: string
  bootData: BootData
  /** The area of the page, whose scripts are loaded with it. */
  area?: RemoteScripts | undefined
  /** Markup that replaces the content when scripts do not load; for pages that first load the session. */
  scriptFallback?: string | undefined
  /** Some data could not be loaded: the browser tries again by itself. */
  isIncomplete: boolean
}

// React puts title, meta and link before the page's first element, which is the root of the layout.
const pageStart = '<div data-shell'

/** Returns the complete HTML document around a rendered page. */
export function renderDocument({ markup, styles, bootData, area, scriptFallback, isIncomplete }: DocumentParts) {
  const pageIndex = markup.indexOf(pageStart)
  if (pageIndex < 0) throw new Error('The rendered page has no layout.')
  const [head, body] = [markup.slice(0, pageIndex), markup.slice(pageIndex)]
  const { entry, preload, session } = shellScripts()
  const shellUrls = [...preload, ...(scriptFallback ? session : [])].map((url) => ({ url }))
  const starterInput = {
    script: entry,
    preload: [...shellUrls, ...(area ? [...area.preload, { url: area.entry, integrity: area.integrity }] : [])],
    ...(scriptFallback && { eager: true }),
    ...(bootData.analytics && { analytics: true }),
    ...(isIncomplete && { isIncomplete }),
  }
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<script>${headScript}</script>
${[fontUrls.heading, fontUrls.body].map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`).join('')}
${completeHeader}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="alternate" href="/rss.xml" type="application/rss+xml" title="${brand.name} blog">
<meta name="application-name" content="${brand.name}">${serviceMetaTags}
${head}<style>${globalStyles}</style>${styles}</head><body><div id="root">${body}</div>${scriptFallback ? `<template id="${scriptFallbackId}">${scriptFallback}</template>` : ''}
<script type="application/json" id="${bootDataElementId}" data-vitals="${settings.vitalsShare}">${stringifyForScript(bootData)}</script>
<script type="application/json" id="${startElementId}">${stringifyForScript(starterInput)}</script>
<script>${pageScript}</script>${scriptFallback ? `<script>${fallbackScript}</script>` : ''}</body></html>`
}

// Chromium shows a wide page once its header is complete, whose links move while they arrive. [START-10]
const completeHeader = `<link rel="expect" href="#content" blocking="render" media="(min-width: ${wideHeaderMinWidth})">`

// Where pages fetch exchange rates and the visitor's country, and where analytics would send events.
const { ratesUrl, geoUrl, analytics } = settings
const serviceMetaTags = Object.entries({ rates: ratesUrl, geo: geoUrl, analytics: analytics.key && analytics.host })
  .filter(([, url]) => url)
  .map(([name, url]) => `\n<meta name="fortnight:${name}" content="${url.replaceAll('&', '&amp;')}">`)
  .join('')
