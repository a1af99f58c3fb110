import {
  classStudentImport,
  classStudentImportPreview,
  importDetail,
  importList,
  importUndo,
  importUndoPreview,
  passwordReset,
  powerList,
  powerSave,
  profileSave,
  userDelete,
  userDetail,
  userDisable,
  userExport,
  userImport,
  userImportPreview,
  userList,
  userSave,
  userTemplate,
} from '@lets/contract';
import type { FeatureRoutes } from '../../http/routes.ts';
import { whoAmI } from '../account/service.ts';
import { deleteUsers } from './deletion.ts';
import { importStudents, importUsers, previewStudents, previewUsers } from './import.ts';
import * as undo from './import-undo.ts';
import * as power from './power.ts';
import * as service from './service.ts';
import * as sheets from './sheets.ts';

export const peopleRoutes: FeatureRoutes = (on, deps) => {
  on(userList, (input, { caller }) => service.listUsers(deps, caller, input));

  on(userDetail, ({ id }, { caller }) => service.readUser(deps, caller, id));

  on(userSave, (input, request) => service.saveUser(deps, request, input));

  on(userDisable, (input, request) => service.disableUsers(deps, request, input));

  on(userDelete, (input, request) => deleteUsers(deps, request, input));

  on(passwordReset, ({ id }, request) => service.resetPassword(deps, request, id));

  on(userImportPreview, (input, request) => previewUsers(deps, request, input));

  on(userImport, (input, request) => importUsers(deps, request, input));

  on(classStudentImportPreview, (input, request) => previewStudents(deps, request, input));

  on(classStudentImport, (input, request) => importStudents(deps, request, input));

  on(importList, (input, { caller }) => undo.listImports(deps, caller, input));

  on(importDetail, ({ id }, { caller }) => undo.readImport(deps, caller, id));

  on(importUndoPreview, ({ id }, { caller }) => undo.previewUndo(deps, caller, id));

  on(importUndo, ({ id }, request) => undo.undoImport(deps, request, id));

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
