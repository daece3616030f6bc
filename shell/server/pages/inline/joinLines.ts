/** An inline script on one line, because it is part of every page. Its local names are short for the same reason. */
export const joinLines = (script: string) => script.trim().replaceAll(/\n\s*/g, '')
