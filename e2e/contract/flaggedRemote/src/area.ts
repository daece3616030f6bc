import type { AreaDeclaration } from '@fortnight/supabase/server/areaDeclaration'

export const area: AreaDeclaration = {
  paths: { '/': 'public', '/partners': 'public', '/pricing': 'public' },
  navigation: [],
  endpoints: ['GET /robots.txt'],
}
