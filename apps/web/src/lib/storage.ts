import { STORAGE_PREFIX } from '@lets/contract';
import {
  localKeys,
  readLocal,
  readSession,
  removeLocal,
  writeLocal,
  writeSession,
} from './browser-storage.ts';

/** Every key the app keeps in the browser, with the specification's prefix. */
const key = (name: string) => `${STORAGE_PREFIX}${name}`;
const FLOW_STEP = key('flow_step');
const EXP_PARAM = key('exp_param');
const CURRENT_ROLE = key('current_role');
const IS_BANNED = key('is_banned');
const WANTED = key('wanted');
const LEFT = key('left');
const TURN_CALL = key('turn_call');
const HELP_READ = key('help_read');

/** The setup step remembered for a workflow; null when none is. It is 0 as soon as a setup is opened. */
export function readFlowStep(): number | null {
  const text = readSession(FLOW_STEP);
  const step = text === null ? Number.NaN : Number(text);
  return Number.isInteger(step) && step >= 0 && step <= 6 ? step : null;
}

export function writeFlowStep(step = 0): void {
  writeSession(FLOW_STEP, String(step));
}

/** The experiment and section a person was last in. */
export interface ExpParam {
  readonly eid: number;
  readonly node_id: string | null;
}

/** Read when the address of a section names none, so that a reload comes back to it. */
export function readExpParam(): ExpParam | null {
  try {
    const { eid, node_id } = JSON.parse(readSession(EXP_PARAM) ?? 'null') as ExpParam;
    if (!Number.isSafeInteger(eid) || eid <= 0) return null;
    return { eid, node_id: typeof node_id === 'string' ? node_id : null };
  } catch {
    return null;
  }
}

export function writeExpParam(param: ExpParam): void {
  writeSession(EXP_PARAM, JSON.stringify(param));
}

/** Whether the experiment a person was last in was paused by the mentor: said while it loads again. */
export function readIsBanned(eid: number): boolean {
  return readExpParam()?.eid === eid && readSession(IS_BANNED) === '1';
}

export function writeIsBanned(isBanned: boolean): void {
  writeSession(IS_BANNED, isBanned ? '1' : '0');
}

/** The role last acted in, by experiment and section. */
export function readCurrentRole(eid: number, nodeId: string): string | null {
  return readSession(`${CURRENT_ROLE}:${eid}:${nodeId}`);
}

export function writeCurrentRole(eid: number, nodeId: string, roleId: string): void {
  writeSession(`${CURRENT_ROLE}:${eid}:${nodeId}`, roleId);
}

/** Text typed and not yet sent, kept over reloads and lost connections. */
export function readDraft(name: string): string {
  return readLocal(key(`draft:${name}`)) ?? '';
}

export function writeDraft(name: string, text: string): void {
  if (text) writeLocal(key(`draft:${name}`), text);
  else removeLocal(key(`draft:${name}`));
}

/** The names of all drafts that begin so. */
export function draftNames(prefix: string): string[] {
  return localKeys(key(`draft:${prefix}`)).map((name) => name.slice(key('draft:').length));
}

/** Whether someone wants to be called when it is their turn; null before they were asked. */
export function readTurnCall(): boolean | null {
  const kept = readLocal(TURN_CALL);
  return kept === null ? null : kept === '1';
}

export function writeTurnCall(isWanted: boolean): void {
  writeLocal(TURN_CALL, isWanted ? '1' : '0');
}

/** Where someone wanted to go before they left for another site's log-in. */
export function readWanted(): string | null {
  return readSession(WANTED);
}

export function writeWanted(path: string): void {
  writeSession(WANTED, path);
}

/** Whether a session has ended in this tab, so that the log-in page does not begin another by itself. */
export function readLeft(): boolean {
  return readSession(LEFT) === '1';
}

export function writeLeft(hasLeft: boolean): void {
  writeSession(LEFT, hasLeft ? '1' : '0');
}

/** The number of the last answer to a call for help that was read and closed in this run; 0 when none was. */
export function readHelpRead(eid: number): number {
  const seq = Number(readLocal(`${HELP_READ}:${eid}`));
  return Number.isSafeInteger(seq) ? seq : 0;
}

export function writeHelpRead(eid: number, seq: number): void {
  writeLocal(`${HELP_READ}:${eid}`, String(seq));
}
