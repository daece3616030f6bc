import { fillPlaceholders } from './fillPlaceholders.ts'

const recipient = {
  client_name: ' Noor  Haddad ',
  project_name: 'Intake agent',
  status: 'active',
  started_on: '2025-09-01',
}
/** Day 2 in every time zone. */
const now = new Date('2025-09-02T12:00:00')

describe('fillPlaceholders', () => {
  it('fills in first name, project and day, each as often as it stands there [ROOM-57]', () => {
    const text = 'Hi {name}, {project} is on {day}. Thanks, {name}!'
    expect(fillPlaceholders(text, recipient, now)).toBe('Hi Noor, Intake agent is on Day 2 of 14. Thanks, Noor!')
  })

  it('says in words where a project without a first day stands', () => {
    expect(fillPlaceholders('{day}.', { ...recipient, started_on: null }, now)).toBe('The start date isn’t set yet.')
  })

  it('leaves other braces alone, and never fills in a value again', () => {
    const named = { ...recipient, client_name: '{day} $&', project_name: '{name}' }
    expect(fillPlaceholders('{name} {project} {other} {}', named, now)).toBe('{day} {name} {other} {}')
  })
})
