import type { OutsideRoutes } from '../../http/outside.ts';
import { PATHS } from '../../integrations/addresses.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { choose } from './choice.ts';
import { enterFromFrame, resumeLaunch } from './come-in.ts';
import { publicKeys } from './keys.ts';
import { receiveLaunch } from './launch.ts';
import { beginLaunch, goOn } from './login.ts';
import { PlatformKeys } from './platform-keys.ts';
import { confirmRegistration, offerRegistration } from './registration.ts';
import { answering } from './trying.ts';

export const ltiOutside: OutsideRoutes = (deps) => {
  const keys = new PlatformKeys();
  return [
    {
      method: 'GET',
      path: PATHS.ltiKeys,
      handler: async () => ({
        status: 200,
        type: 'application/json',
        text: JSON.stringify(await publicKeys(deps)),
      }),
    },
    ...(['GET', 'POST'] as const).map((method) => ({
      method,
      path: PATHS.ltiLogin,
      handler: (visit: Parameters<typeof beginLaunch>[1]) =>
        answering(deps, visit, () => beginLaunch(deps, visit)),
    })),
    {
      method: 'GET',
      path: PATHS.ltiGo,
      handler: (visit) => answering(deps, visit, () => goOn(deps, visit)),
    },
    {
      method: 'POST',
      path: PATHS.ltiLaunch,
      bodyLimit: SERVER_LIMITS.bodies.launch_bytes,
      handler: (visit) => answering(deps, visit, (at) => receiveLaunch(deps, keys, visit, at)),
    },
    {
      method: 'POST',
      path: PATHS.ltiEnter,
      handler: (visit) => answering(deps, visit, (at) => enterFromFrame(deps, visit, at)),
    },
    {
      method: 'GET',
      path: PATHS.ltiResume,
      handler: (visit) => answering(deps, visit, (at) => resumeLaunch(deps, visit, at)),
    },
    {
      method: 'POST',
      path: PATHS.ltiChoose,
      handler: (visit) => answering(deps, visit, (at) => choose(deps, visit, at)),
    },
    {
      method: 'GET',
      path: PATHS.ltiRegister,
      handler: (visit) => answering(deps, visit, () => offerRegistration(deps, visit)),
    },
    {
      method: 'POST',
      path: PATHS.ltiRegister,
      handler: (visit) => answering(deps, visit, () => confirmRegistration(deps, visit)),
    },
  ];
};
