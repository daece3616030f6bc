import type { RequestHandler } from 'express'
import { brandIconSvg } from '@fortnight/shared-ui/theme/brandIcon'

/** The site's icon, in the brand's accent color. */
export const serveIcon: RequestHandler = (_request, response) => {
  response.type('image/svg+xml').set('Cache-Control', 'public, max-age=86400').send(brandIconSvg)
}
