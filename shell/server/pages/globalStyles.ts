import { globalCss } from '@fortnight/shared-ui/theme/globalCss'

/** The styles of every page without comments and most spaces, because each page contains them. */
export const globalStyles = globalCss
  .replaceAll(/\/\*.*?\*\//gs, '')
  .replaceAll(/\s+/g, ' ')
  .replaceAll(/ ?([{};,>]) ?/g, '$1')
  .replaceAll(': ', ':')
