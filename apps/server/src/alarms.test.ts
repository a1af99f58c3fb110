import { pino } from 'pino';
import { expect, it } from 'vitest';
import { Alarms } from './alarms.ts';

it('stands from the first failure to the first success, and the log is told of both once', () => {
  const logged: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line).msg) });
  let now = 1_000;
  const alarms = new Alarms({ log, clock: () => now });
  alarms.clear('disk_full');
  alarms.raise('backup_old', '30 h');
  now = 2_000;
  alarms.raise('disk_full', '0 bytes free');
  alarms.raise('backup_old', '31 h');
  expect(alarms.standing()).toEqual([
    { kind: 'backup_old', detail: '31 h', since: 1_000 },
    { kind: 'disk_full', detail: '0 bytes free', since: 2_000 },
  ]);
  alarms.clear('backup_old');
  alarms.clear('backup_old');
  expect(alarms.standing().map(({ kind }) => kind)).toEqual(['disk_full']);
  expect(logged.map((message) => message.split(' · ')[1])).toEqual([
    'alarm: backup_old',
    'alarm: disk_full',
    'alarm over: backup_old',
  ]);
});
