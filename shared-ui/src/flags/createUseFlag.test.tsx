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

type Name = Parameters<typeof useFlag>[0]
// What does not compile: a name that is not declared, and any name where none is.
// @ts-expect-error -- A typing mistake.
const unknownName: Name = 'newSaerch'
// @ts-expect-error -- Nothing is declared.
const undeclaredName: Parameters<ReturnType<typeof createUseFlag<never>>>[0] = 'newSearch'

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
    expect(Object.keys(flags)).not.toContain(unknownName)
    expect(undeclaredName).toBe('newSearch')
    renderFlags()
    expect(screen.getByText('newSearch false, shortForm true')).toBeVisible()
  })
})
