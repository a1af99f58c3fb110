import { approvalCount, approvalDecide, approvalList, approvalWithdraw } from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import * as deciding from './deciding.ts';
import type { ApprovalActs } from './service.ts';

export const approvalRoutes =
  (acts: ApprovalActs): FeatureRoutes =>
  (on, deps) => {
    on(approvalList, (input, { caller }) => deciding.listApprovals(deps, caller, input));

    on(approvalCount, (_input, { caller }) => deciding.countWaiting(deps, caller));

    on(approvalDecide, (input, request) => deciding.decide(deps, acts, request, input));

    on(approvalWithdraw, ({ id }, request) => deciding.withdraw(deps, request, id));
  };
