import type { AreaDeclaration } from '@fortnight/supabase/server/areaDeclaration'

export const area: AreaDeclaration = { paths: { '/admin': 'admin', '/admin/*': 'admin' }, navigation: [] }
