const length = 10

/** The beginning of a commit's id, which is enough to find it. */
export const shortCommit = (commit: string) => commit.slice(0, length)
