// What the inline scripts of a page and the app share.

/** The id of the JSON that tells the inline starter which scripts to load. */
export const startElementId = 'start'

/** Dispatched on the window when the page of a new location is on the screen. */
export const pageRenderedEvent = 'page-rendered'

/** A click on a button, or a change of a field to a value, before the page was hydrated. */
export type EarlyInput = [target: HTMLElement, type: 'click' | 'input' | 'change', value?: string]

/** In the query or fragment of links in auth mails, which may lead to any page. */
export const mailLinkPattern = /[#&](access_token|error_code)=|[?&]code=/

declare global {
  interface Window {
    /** What an inline script records until the page is hydrated; undefined afterwards. */
    earlyInput?: EarlyInput[] | undefined
    /** Whether the header and footer, which are hydrated first, handle their input themselves. */
    isFrameHydrated?: true
  }
}
