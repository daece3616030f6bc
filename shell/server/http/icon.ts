import type { RequestHandler } from 'express'
import { icon as svg } from '@fortnight/shared-ui/theme/brandIcon'

/** The site's icon, in the brand's accent colour. */
export const icon: RequestHandler = (_request, response) => {
  response.type('image/svg+xml').set('Cache-Control', 'public, max-age=86400').send(svg)
}
