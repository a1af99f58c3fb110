import * as calls from '@lets/contract';
import {
  type CallDeclaration,
  callKey,
  type Duty,
  type HeldDuty,
  type ManagementModule,
} from '@lets/contract';

/** The parts of the management area that belong to each duty. */
export const DUTY_MODULES: Readonly<Record<HeldDuty, readonly ManagementModule[]>> = {
  system: ['workflow', 'project', 'experiment', 'course', 'notice', 'setting'],
  security: ['user'],
  audit: ['log'],
  none: [],
};

const keysOf = (list: readonly CallDeclaration[]): ReadonlySet<string> => new Set(list.map(callKey));

/** A person's own account, what they are told, and what waits for a second administrator: whatever their duty is. */
const OWN = keysOf([
  calls.accountQuery,
  calls.signInStanding,
  calls.stayActive,
  calls.factorList,
  calls.totpStart,
  calls.totpConfirm,
  calls.factorRemove,
  calls.passkeyStart,
  calls.passkeyAdd,
  calls.passkeyAsk,
  calls.passkeyRemove,
  calls.recoveryRenew,
  calls.privacyAgree,
  calls.privacyWithdraw,
  calls.myDataState,
  calls.myData,
  calls.dataRequestOwn,
  calls.dataRequestAsk,
  calls.dataRequestWithdraw,
  calls.profileSave,
  calls.wechatBinding,
  calls.wechatUnbind,
  calls.identityOwn,
  calls.identityLink,
  calls.identityUnlink,
  calls.systemNoticeList,
  calls.noticeRead,
  calls.unreadCount,
  calls.messageList,
  calls.messageRead,
  calls.approvalList,
  calls.approvalCount,
  calls.approvalDecide,
  calls.approvalWithdraw,
  calls.dutyState,
  calls.dutySet,
  calls.dutyEnd,
]);

/** The calls of the two duties that have few; every other call is the system administrator's. */
const CALLS: Readonly<Record<Exclude<Duty, 'system'>, ReadonlySet<string>>> = {
  security: keysOf([
    calls.userList,
    calls.userDetail,
    calls.userSave,
    calls.userDisable,
    calls.userDelete,
    calls.passwordReset,
    calls.factorReset,
    calls.personErase,
    calls.dataRequestList,
    calls.dataRequestAnswer,
    calls.userTemplate,
    calls.userExport,
    calls.userImportPreview,
    calls.userImport,
    calls.importList,
    calls.importDetail,
    calls.importUndoPreview,
    calls.importUndo,
    calls.powerList,
    calls.powerSave,
    // Which classes there are, for a person's own and for looking people up.
    calls.courseManageList,
    calls.courseList,
    calls.classList,
  ]),
  audit: keysOf([calls.logList, calls.logExport, calls.logChain, calls.logVerify]),
};
const SHARED = keysOf([calls.logChain, calls.courseManageList, calls.courseList, calls.classList]);

/** Pure: whether a super administrator with this duty may try a call at all; its policy then judges the thing it names. */
export function mayWithDuty(call: CallDeclaration, duty: HeldDuty): boolean {
  const key = callKey(call);
  if (call.who === 'public' || OWN.has(key)) return true;
  if (duty === 'none') return false;
  if (duty !== 'system') return CALLS[duty].has(key);
  return SHARED.has(key) || !(CALLS.security.has(key) || CALLS.audit.has(key));
}

/** Pure: the duties to which some of these parts belong. Where duties are separated nobody's belong to two. */
export function dutiesOf(modules: readonly string[]): Duty[] {
  return calls.DUTIES.filter((duty) => DUTY_MODULES[duty].some((module) => modules.includes(module)));
}
