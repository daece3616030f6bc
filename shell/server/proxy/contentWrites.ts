import type { IncomingMessage } from 'node:http'

const content =
  /^\/rest\/v1\/(blog_posts|slug_redirects|faqs|partners|pricing_plans|add_ons|rpc\/(move_faq|publish_pricing))(?![\w-])/

/**
 * Whether a request may change what public pages show. Visitors write nothing of that kind, and reading is also done by
 * POST, so neither makes the server render everything anew.
 */
export const isContentWrite = ({
  url = '',
  method = '',
  headers,
}: Pick<IncomingMessage, 'url' | 'method' | 'headers'>) =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) && headers.authorization !== undefined && content.test(url)
