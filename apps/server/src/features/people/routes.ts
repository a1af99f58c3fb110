import {
  classStudentImport,
  passwordReset,
  powerList,
  powerSave,
  profileSave,
  userDelete,
  userDetail,
  userDisable,
  userExport,
  userImport,
  userList,
  userSave,
  userTemplate,
} from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { whoAmI } from '../account/service.ts';
import { importStudents } from './class-import.ts';
import * as power from './power.ts';
import * as service from './service.ts';
import * as sheets from './sheets.ts';

export const peopleRoutes: FeatureRoutes = (on, deps) => {
  on(userList, (input, { caller }) => service.listUsers(deps, caller, input));

  on(userDetail, ({ id }, { caller }) => service.readUser(deps, caller, id));

  on(userSave, (input, request) => service.saveUser(deps, request, input));

  on(userDisable, (input, request) => service.disableUsers(deps, request, input));

  on(userDelete, (input, request) => service.deleteUsers(deps, request, input));

  on(passwordReset, ({ id }, request) => service.resetPassword(deps, request, id));

  on(userImport, (input, request) => sheets.importUsers(deps, request, input));

  on(classStudentImport, (input, request) => importStudents(deps, request, input));

  on(userTemplate, async ({ identity }, { caller, lang }) => sheets.templateSheet(caller, identity, lang));

  on(userExport, (input, request) => sheets.exportUsers(deps, request, input));

  on(powerList, (input) => power.listPower(deps, input));

  on(powerSave, (input, request) => power.savePower(deps, request, input));

  on(profileSave, async (input, { caller, cookies }) => {
    await service.saveProfile(deps, caller, input);
    const me = await whoAmI(deps, caller);
    cookies.remember(me);
    return me;
  });
};
