/** What other features may ask of experiments: a team's waiting tasks follow it, and a role or the lead is given before the start. */
export { assignBeforeStart, leadBeforeStart } from './assign.ts';
export { makeCards, readCardParts } from './cards.ts';
export { type CastWish, castGroup } from './cast-group.ts';
export { createExperiment } from './create.ts';
export { readExperiment } from './detail.ts';
export { followTask } from './follow-task.ts';
export { emptyTeam, followTeam } from './follow-team.ts';
export { prepareGroup } from './group.ts';
export { runsInCareOf } from './list.ts';
export { type ListedRun, listRuns } from './list-repository.ts';
export { type ProjectOfRun, readProject, readProjects } from './project-repository.ts';
export { briefOfProject } from './projects.ts';
export { deleteExperiments } from './remove.ts';
export { readResult } from './result.ts';
