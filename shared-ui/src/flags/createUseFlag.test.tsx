import { render, screen } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { createUseFlag } from './createUseFlag.ts'
import type { FlagDeclarations, FlagValues } from './flagDeclarations.ts'
import { provideFlags } from './provideFlags.ts'

const common = { kind: 'boolean', description: 'A sample.', owner: 'Tests', expires: '2027-03-31' } as const
const flags = {
  newSearch: { ...common, default: false },
  shortForm: { ...common, default: true },
} satisfies FlagDeclarations
const useFlag = createUseFlag('portal', flags)

const Flags = () => <p>{`newSearch ${useFlag('newSearch')}, shortForm ${useFlag('shortForm')}`}</p>

/** Declares what does not compile. It never runs. */
export function useUnknownFlag() {
  // @ts-expect-error -- A name that is not declared, such as a typing mistake.
  useFlag('newSaerch')
  // @ts-expect-error -- Without declarations there is no flag to use.
  createUseFlag('portal', {})('newSearch')
}

function renderFlags(values?: FlagValues) {
  const queryClient = new QueryClient()
  if (values) provideFlags(queryClient, values)
  // As at sign-out.
  queryClient.clear()
  render(<Flags />, { wrapper: (props) => <QueryClientProvider client={queryClient} {...props} /> })
}

describe('useFlag', () => {
  it('returns the values that the page was given, also after signing out [REL-94]', () => {
    renderFlags({ 'portal.newSearch': true, 'portal.shortForm': false, 'marketing.shortForm': true })
    expect(screen.getByText('newSearch true, shortForm false')).toBeVisible()
  })

  it('returns the default of a flag that the page says nothing about [REL-95]', () => {
    renderFlags({ 'portal.newSearch': true })
    expect(screen.getByText('newSearch true, shortForm true')).toBeVisible()
  })

  it('returns defaults in a page of a shell without flags, and accepts declared names only [REL-90]', () => {
    renderFlags()
    expect(screen.getByText('newSearch false, shortForm true')).toBeVisible()
  })
})
