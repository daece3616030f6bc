/** A text that begins with a capital letter. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A text whose words all begin with capital letters. */
export const titleCase = (text: string) => text.split(' ').map(capitalize).join(' ')

/** A name in kebab-case as a name in code: `caseStudies` of `case-studies`. */
export const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
