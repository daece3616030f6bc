import { nameFromEmail } from './profiles.ts'

describe('a profile made on the dashboard', () => {
  it.each([
    ['noor@harbourlane.example', 'noor'],
    ['@nobody.example', 'User'],
    ['', 'User'],
  ])('of %p carries the name %p [DASH-12]', (email, name) => {
    expect(nameFromEmail(email)).toBe(name)
  })

  it('never carries a name that the database would refuse', () => {
    expect(nameFromEmail(`${'n'.repeat(300)}@example.com`)).toHaveLength(120)
  })
})
