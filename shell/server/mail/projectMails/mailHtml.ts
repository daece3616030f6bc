import { brand } from '@fortnight/shared-ui/theme/brand'
import { darkColors, lightColors, radiiPx } from '@fortnight/shared-ui/theme/tokens'
import { type Html, html } from './html.ts'
import type { Block, MailContent } from './mailContent.ts'

// Mail programs know few styles, and some only inline ones. Text and background are always set together, because some
// programs change both in dark mode and others neither; the rules at the top are for those that read them.
const { paper, ink, inkSoft, line, accent, accentInk } = lightColors
const font = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const styles = {
  page: `margin:0;padding:0;background-color:${paper};color:${ink}`,
  column: `max-width:600px;margin:0 auto;padding:24px 20px;font:16px/1.6 ${font};overflow-wrap:anywhere`,
  brand: `margin:0 0 24px;font-size:22px;font-weight:700;letter-spacing:-0.04em;color:${ink}`,
  heading: `margin:40px 0 12px;font-size:20px;line-height:1.25;color:${ink}`,
  paragraph: `margin:0 0 16px;color:${ink}`,
  message: `margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${accent};color:${ink}`,
  soft: `margin:0 0 16px;font-size:14px;color:${inkSoft}`,
  author: `margin:0 0 4px;font-size:14px;color:${inkSoft}`,
  list: `margin:0 0 16px;padding:0 0 0 20px;color:${ink}`,
  item: 'margin:0 0 8px',
  button: `display:inline-block;padding:10px 16px;border-radius:${radiiPx.small}px;background-color:${accent};color:${accentInk};font-weight:600;text-decoration:none`,
  link: `color:${accent}`,
  foot: `margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${line};font-size:14px;color:${inkSoft}`,
  hidden: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all',
}
const dark = darkColors
const darkRules = [
  `.page{background-color:${dark.paper}!important;color:${dark.ink}!important}`,
  `.ink{color:${dark.ink}!important}`,
  `.soft{color:${dark.inkSoft}!important}`,
  `.link{color:${dark.accent}!important}`,
  `.button{background-color:${dark.accent}!important;color:${dark.accentInk}!important}`,
  `.message{border-color:${dark.accent}!important}`,
  `.foot{border-color:${dark.line}!important}`,
].join('')

// Keeps inboxes from adding the beginning of the mail to the preview.
const filler: Html = { markup: '&#847;&zwnj;&nbsp;'.repeat(60) }

/** The HTML part of a mail: one column, legible in light and dark, without pictures and scripts. */
export const renderHtml = (content: MailContent) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${content.subject}</title>
        <style>
          :root{color-scheme:light dark} @media (prefers-color-scheme:dark){${darkRules}}
        </style>
      </head>
      <body class="page" style="${styles.page}">
        <div style="${styles.hidden}">${content.preview}${filler}</div>
        <div style="${styles.column}">
          <p class="ink" style="${styles.brand}">${brand.name}</p>
          <p class="ink" style="${styles.paragraph}">${content.greeting}</p>
          ${content.blocks.map(renderBlock)}
          <p class="soft foot" style="${styles.foot}">
            ${content.reason} ${link('Choose which emails you get', content.settingsUrl)}, or
            ${link('unsubscribe from emails about projects', content.unsubscribeUrl)}.
          </p>
        </div>
      </body>
    </html>`.markup

const link = (label: string, url: string) => html`<a class="link" style="${styles.link}" href="${url}">${label}</a>`

function renderBlock(block: Block): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink" style="${styles.paragraph}">${block.text}</p>`
    case 'heading':
      return html`<h2 class="ink" style="${styles.heading}">${block.text}</h2>`
    case 'message':
      return html`<p class="soft" style="${styles.author}"><strong>${block.author}</strong>, ${block.at}</p>
        <p class="ink message" style="${styles.message}">${renderLines(block.body)}</p>`
    case 'list':
      return html`<ul class="ink" style="${styles.list}">
        ${block.items.map((item) => html`<li>${item}</li>`)}
      </ul>`
    case 'linkedList':
      return html`<ul class="ink" style="${styles.list}">
        ${block.items.map(({ text, label, url }) => html`<li style="${styles.item}">${text} ${link(label, url)}</li>`)}
      </ul>`
    case 'link':
      return html`<p style="${styles.paragraph}">
        <a class="button" style="${styles.button}" href="${block.url}">${block.label}</a>
      </p>`
    case 'note':
      return html`<p class="soft" style="${styles.soft}">${block.text} ${link(block.label, block.url)}.</p>`
  }
}

// Outlook ignores `white-space`.
const renderLines = (body: string) => body.split('\n').map((text, index) => html`${index > 0 ? lineBreak : ''}${text}`)
const lineBreak: Html = { markup: '<br />' }
