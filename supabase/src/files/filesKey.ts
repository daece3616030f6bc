/** The first part of the query keys of everything about the files of projects. */
export const filesKey = ['files'] as const
