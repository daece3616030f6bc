import { brand } from '@fortnight/shared-ui/theme/brand'
import { publisher } from '@fortnight/shared-ui/page/StructuredData'

/** Structured data of an author: the team counts as the organization, everyone else as a person. */
export const structuredAuthor = (name: string) =>
  name === brand.blogAuthor ? { '@type': 'Organization', ...publisher, name } : { '@type': 'Person', name }
