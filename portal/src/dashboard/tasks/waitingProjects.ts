import type { ProjectSteps } from '../../layout/useNextSteps.ts'
import type { ListedProject } from '../useListedProjects.ts'

/** A project whose work waits for its client. */
export type WaitingProject = ListedProject & { steps: ProjectSteps }

const isHeld = ({ project }: ListedProject) => project.status === 'on-hold'

/** The projects that wait for their client, those on hold first, else in the order of the list. */
export const waitingProjects = (listed: ListedProject[]) =>
  listed
    .filter((one): one is WaitingProject => one.steps?.isRequest === true)
    .sort((first, second) => Number(isHeld(second)) - Number(isHeld(first)))
