import type { FlagDeclarations } from '@fortnight/shared-ui/flags/flagDeclarations'

const namePattern = /^[a-z][A-Za-z0-9]{0,59}$/
const datePattern = /^\d{4}-\d\d-\d\d$/

/** What is wrong with the flags that an area declares, as sentences. A flag may be in the code until its last day. */
export function findFlagProblems(area: string, flags: FlagDeclarations, today: string): string[] {
  return Object.entries(flags).flatMap(([name, { description, owner, expires }]) => {
    const id = `${area}.${name}`
    const isDate = datePattern.test(expires) && !Number.isNaN(Date.parse(expires))
    return [
      !namePattern.test(name) &&
        `${id} is not a name that the database accepts: letters and digits, a lowercase first.`,
      !description.trim() && `${id} has no description.`,
      !owner.trim() && `${id} has no owner.`,
      !isDate && `${id} expires on ${expires}, which is not a day such as 2027-03-31.`,
      isDate && expires < today && `${id} expired on ${expires}. ${owner}: remove it from the code, or move the day.`,
    ].filter((problem) => problem !== false)
  })
}
