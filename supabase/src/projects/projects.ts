// The front door of everything about a client's projects.
export * from './labels.ts'
export { allProjects, ownProject, ownProjects, type ProjectFilter, projectsPerPage } from './queries.ts'
export { createProject, deleteProject, type ProjectInput, restoreProject } from './mutations.ts'
export { type ProjectChange, updateProject } from './updateProject.ts'
export { type ProjectEvent, projectHistory } from './history.ts'
export type { ProjectPage } from './cache.ts'
export type { OwnProject } from './ownProject.ts'
