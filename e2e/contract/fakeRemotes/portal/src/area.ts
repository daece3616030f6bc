import type { AreaDeclaration } from '@fortnight/supabase/server/areaDeclaration'

export const area: AreaDeclaration = { paths: { '/dashboard': 'client', '/project/:id': 'client' }, navigation: [] }
