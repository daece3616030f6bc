import { brand } from '@fortnight/shared-ui/theme/brand'
import { publisher } from '@fortnight/shared-ui/page/StructuredData'

/** An author for search engines: the team is the business itself, anybody else a person. */
export const authorOf = (name: string) =>
  name === brand.blogAuthor ? { '@type': 'Organization', ...publisher, name } : { '@type': 'Person', name }
