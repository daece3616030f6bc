// The front door of everything about a client's projects.
export * from './projectLabels.ts'
export { allProjects, ownProject, ownProjects, type ProjectFilter, projectsPerPage } from './ownProjects.ts'
export { createProject, deleteProject, type ProjectInput, restoreProject } from './projectChanges.ts'
export { type ProjectChange, updateProject } from './projectUpdate.ts'
export { type ProjectEvent, projectHistory } from './projectHistory.ts'
export type { ProjectPage } from './projectCache.ts'
export type { OwnProject } from './projectRow.ts'
