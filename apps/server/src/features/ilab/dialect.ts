import type { LabRecord, LabStep } from './record.ts';

/** How one platform calls the fields of a record, and how long its texts may be. */
export interface Dialect {
  readonly record: Readonly<Record<RecordField, string>>;
  readonly step: Readonly<Record<StepField, string>>;
  /** What finished and unfinished are called. */
  readonly status: { readonly finished: number; readonly unfinished: number };
  readonly letters: { readonly title: number; readonly group: number; readonly text: number };
  readonly epoch: 'ms' | 's';
}

type RecordField =
  | 'account'
  | 'appid'
  | 'id'
  | 'title'
  | 'status'
  | 'score'
  | 'from'
  | 'until'
  | 'seconds'
  | 'groupId'
  | 'groupName'
  | 'groupRole'
  | 'groupMembers'
  | 'steps';
type StepField =
  | 'number'
  | 'title'
  | 'from'
  | 'until'
  | 'seconds'
  | 'expectedSeconds'
  | 'maxScore'
  | 'score'
  | 'repeats'
  | 'evaluation'
  | 'scoring'
  | 'remarks';

/** ilab-x, generation 2. */
export const ILAB_X: Dialect = {
  record: {
    account: 'username',
    appid: 'appid',
    id: 'originId',
    title: 'title',
    status: 'status',
    score: 'score',
    from: 'startTime',
    until: 'endTime',
    seconds: 'timeUsed',
    groupId: 'group_id',
    groupName: 'group_name',
    groupRole: 'role_in_group',
    groupMembers: 'group_members',
    steps: 'steps',
  },
  step: {
    number: 'seq',
    title: 'title',
    from: 'startTime',
    until: 'endTime',
    seconds: 'timeUsed',
    expectedSeconds: 'expectTime',
    maxScore: 'maxScore',
    score: 'score',
    repeats: 'repeatCount',
    evaluation: 'evaluation',
    scoring: 'scoringModel',
    remarks: 'remarks',
  },
  status: { finished: 1, unfinished: 2 },
  letters: { title: 100, group: 20, text: 200 },
  epoch: 'ms',
};

/** Pure: a record as a platform takes it. */
export function written(
  record: LabRecord,
  dialect: Dialect,
  { account, appid }: { readonly account: string; readonly appid: string },
): Record<string, unknown> {
  const { record: name, letters, status } = dialect;
  const at = timeOf(dialect);
  const { group } = record;
  return {
    [name.account]: account,
    [name.appid]: appid,
    [name.id]: record.id,
    [name.title]: cut(record.title, letters.title),
    [name.status]: record.isFinished ? status.finished : status.unfinished,
    [name.score]: record.score,
    [name.from]: at(record.from),
    [name.until]: at(record.until),
    [name.seconds]: record.seconds,
    ...(group && {
      [name.groupId]: cut(group.id, letters.group),
      [name.groupName]: cut(group.name, letters.group),
      [name.groupRole]: cut(group.role, letters.group),
      [name.groupMembers]: group.members.join(','),
    }),
    [name.steps]: record.steps.map((step, index) => writtenStep(step, index + 1, dialect)),
  };
}

function writtenStep(step: LabStep, number: number, dialect: Dialect): Record<string, unknown> {
  const { step: name, letters } = dialect;
  const at = timeOf(dialect);
  return {
    [name.number]: number,
    [name.title]: cut(step.title, letters.title),
    [name.from]: at(step.from),
    [name.until]: at(step.until),
    [name.seconds]: step.seconds,
    [name.expectedSeconds]: step.expectedSeconds,
    [name.maxScore]: step.maxScore,
    [name.score]: step.score,
    [name.repeats]: step.repeats,
    [name.evaluation]: cut(step.evaluation, letters.text),
    [name.scoring]: cut(step.scoring, letters.text),
    [name.remarks]: cut(step.remarks, letters.text),
  };
}

const timeOf =
  ({ epoch }: Dialect) =>
  (ms: number) =>
    epoch === 'ms' ? ms : Math.floor(ms / 1000);

const cut = (text: string, letters: number) => [...text].slice(0, letters).join('');
