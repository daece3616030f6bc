/** The id of the JSON that tells the inline starter which scripts to load; it also keeps what the starter records. */
export const startElementId = 'start'

/** Dispatched on the window when the page of a new location is on the screen. */
export const pageRenderedEvent = 'page-rendered'

/** A click on a button, or a change of a field to a value, before the page was hydrated. */
export type EarlyInput = [target: HTMLElement, type: 'click' | 'input' | 'change', value?: string]

/** In the query or fragment of links in auth mails, which may lead to any page. */
export const mailLinkPattern = /[#&](access_token|error_code)=|[?&]code=/

/** The element with the starter's input; it records early input until the page is hydrated, header and footer first. */
export type StartElement = HTMLElement & { earlyInput?: EarlyInput[] | undefined; isFrameHydrated?: true }

/** Returns that element; null outside of served pages. */
export const findStartElement = () => document.querySelector<StartElement>(`#${startElementId}`)
