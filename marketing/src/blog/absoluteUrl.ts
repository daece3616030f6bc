import { brand } from '@fortnight/shared-ui/theme/brand'

/** Resolves a path to an absolute URL of this site; absolute URLs stay unchanged. */
export const absoluteUrl = (path: string) => new URL(path, brand.origin).href

/** Whether a text is a valid URL or path. The database accepts some that browsers cannot parse; callers ignore those. */
export const isUrl = (text: string) => URL.canParse(text, brand.origin)
