import { brand } from '@fortnight/shared-ui/theme/brand'

/** The whole address of a path of this site; an address of another one as it is. */
export const address = (path: string) => new URL(path, brand.origin).href

/** Whether there is one. The database takes some texts for addresses that are none: a post is shown as if it had none there. */
export const isAddress = (text: string) => URL.canParse(text, brand.origin)
