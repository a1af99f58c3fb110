import { z } from 'zod';
import { declareCall } from '../core/call.ts';
import { Empty, Flag, Id, Time } from '../core/values.ts';

/** Where a learning platform has set LETS up. Nobody comes in by one that waits for an administrator's yes. */
export const LtiDeployment = z.object({
  id: Id,
  /** What the platform calls it. */
  deployment_id: z.string(),
  /** What the platform says it is: `moodle`, `canvas`; '' when it does not say. */
  platform: z.string(),
  first_seen: Time,
  /** Null: it waits. */
  approved_at: Time.nullable(),
});
export type LtiDeployment = z.infer<typeof LtiDeployment>;

export const ltiRegistrationStart = declareCall({
  method: 'POST',
  path: '/system/lti/registration/start',
  summary:
    'Gives an address with a code that works once: pasted into a learning platform, it registers that platform by itself.',
  who: 'super_admin',
  input: Empty,
  output: z.object({ url: z.string(), expires_at: Time }),
  codes: ['too_many_tries'],
});

export const ltiDeployments = declareCall({
  method: 'GET',
  path: '/system/lti/deployments',
  summary: 'The deployments of a learning platform, those that wait for a yes first.',
  who: 'super_admin',
  input: z.object({ integration_id: Id }),
  output: z.object({ list: z.array(LtiDeployment) }),
  codes: ['not_found'],
});

export const ltiDeploymentApprove = declareCall({
  method: 'POST',
  path: '/system/lti/deployment/approve',
  summary:
    'Lets people come in by a deployment of a learning platform, or no longer. Its courses and their classes stay.',
  who: 'super_admin',
  input: z.object({ id: Id, approve: Flag }),
  output: LtiDeployment,
  codes: ['not_found'],
});
