import { STORAGE_PREFIX } from '@lets/contract';
import { readLocal, readSession, removeLocal, writeLocal, writeSession } from './browser-storage.ts';

/** Every key the app keeps in the browser, with the specification's prefix. */
const key = (name: string) => `${STORAGE_PREFIX}${name}`;
const FLOW_STEP = key('flow_step');
const EXP_PARAM = key('exp_param');
const CURRENT_ROLE = key('current_role');
const WANTED = key('wanted');

/** The setup step remembered for a workflow; null when none is. It is 0 as soon as a setup is opened. */
export function readFlowStep(): number | null {
  const text = readSession(FLOW_STEP);
  const step = text === null ? Number.NaN : Number(text);
  return Number.isInteger(step) && step >= 0 && step <= 6 ? step : null;
}

export function writeFlowStep(step = 0): void {
  writeSession(FLOW_STEP, String(step));
}

/** The experiment and section a person was last in, so that a reload comes back to it. */
export function writeExpParam(param: { eid: number; node_id: string | null }): void {
  writeSession(EXP_PARAM, JSON.stringify(param));
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

/** Where somebody wanted to go before they left for another site's log-in. */
export function readWanted(): string | null {
  return readSession(WANTED);
}

export function writeWanted(path: string): void {
  writeSession(WANTED, path);
}
