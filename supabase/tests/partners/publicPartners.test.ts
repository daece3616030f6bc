import { QueryClient } from '@tanstack/react-query'
import { connect } from '@fortnight/supabase/client'
import { allPartners } from '../../src/partners/queries.ts'
import { database } from '../support/api.ts'

it('allPartners returns the partners by name [CALL-7]', async () => {
  connect({ url: database.url, key: database.publishableKey })
  const names = (await new QueryClient().query(allPartners())).map(({ name }) => name)
  expect(names).toEqual([...names].sort())
  expect(names).toContain('Keelhost')
})
