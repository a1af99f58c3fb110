import {
  ltiCourses,
  ltiDeploymentApprove,
  ltiDeployments,
  ltiMembersRead,
  ltiRegistrationStart,
} from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { approveDeployment, listDeployments } from './deployments.ts';
import { startRegistration } from './registration-code.ts';
import { listCourses, readClassMembers } from './services/members.ts';

export const ltiRoutes: FeatureRoutes = (on, deps) => {
  on(ltiRegistrationStart, (_input, request) => startRegistration(deps, request));

  on(ltiDeployments, (input) => listDeployments(deps, input));

  on(ltiDeploymentApprove, (input, request) => approveDeployment(deps, request, input));

  on(ltiCourses, ({ class_id }, { caller }) => listCourses(deps, caller, class_id));

  on(ltiMembersRead, (input, request) => readClassMembers(deps, request, input));
};
