import type { Env } from '../env.ts';
import type { School } from './ensure-demo.ts';
import { passwordFile } from './passwords.ts';
import { ADMIN, type DemoPerson, MENTORS, STUDENTS, SUPER_ADMIN } from './people.ts';

/** Pure: what the person who started the server is told once it is ready. */
export function announcement(address: string, school: School, env: Env): string {
  return ['', `LETS 已就绪 · ready: ${address}`, ...linesOf(school, env), ''].join('\n');
}

function linesOf(school: School, env: Env): string[] {
  if (school.kind === 'own') return [];
  if (school.kind === 'empty') {
    return ['  还没有账号，请先建立管理员 · no accounts yet, make the first one: npm run admin:create'];
  }
  const file = passwordFile(env.dataDir);
  if (!school.passwords) {
    return [
      `  演示账号的密码保存在首次启动时的数据目录 · the demo passwords are in the first start's data folder, not in ${file}`,
    ];
  }
  // What is printed ends in the logs of the person who runs the server; these accounts can be used from everywhere.
  if (!env.isLocal) {
    return [`  演示账号可以登录，密码保存于 · the demo accounts can log in; their passwords are in ${file}`];
  }
  const { super_admin, admin, mentor, student } = school.passwords;
  const isOverridden = env.demoPassword !== undefined && env.demoPassword !== student;
  return [
    '  演示账号 · demo accounts',
    row([SUPER_ADMIN], '超级管理员 · super admin', super_admin),
    row([ADMIN], '管理员 · admin', admin),
    row(MENTORS, '指导教师 · mentors', mentor),
    row(STUDENTS, '学生 · students', student),
    `  密码在首次启动时定下，保存于 · fixed at the first start, kept in ${file}`,
    ...(isOverridden
      ? ['  DEMO_PASSWORD 只在首次启动时有效，这次未采用 · DEMO_PASSWORD counts at the first start only']
      : []),
  ];
}

function row(people: readonly DemoPerson[], title: string, password: string): string {
  const [first, last] = [people[0], people.at(-1)];
  const accounts = people.length > 1 ? `${first?.account}–${last?.account.slice(-2)}` : `${first?.account}`;
  // A Chinese character is two columns wide.
  const width = [...title].reduce((sum, char) => sum + (char > '\u2e80' ? 2 : 1), 0);
  return `    ${accounts.padEnd(14)}${title}${' '.repeat(Math.max(1, 28 - width))}${password}`;
}
