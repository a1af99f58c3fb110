import {
  DEFAULT_ZONE,
  IDENTITY,
  type Identity,
  type Language,
  type ManagedUser,
  type ParsedInputOf,
  type userExport,
} from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { FileAnswer } from '../../http/answers.ts';
import type { Caller } from '../../http/caller.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { listed } from '../../listed.ts';
import { schoolZone } from '../../settings.ts';
import { type Cell, writeWorkbook, XLSX_MIME } from '../../spreadsheets/write-sheet.ts';
import { momentHead } from '../../zone.ts';
import { assertExports, assertFillsSheets } from './policy.ts';
import * as repository from './repository.ts';
import { GENDERS, headOf } from './sheet.ts';

const EXPORTED_TOGETHER = 500;

export function templateSheet(caller: Caller, identity: Identity, lang: Language): FileAnswer {
  assertFillsSheets(caller, identity);
  const isStudent = identity === IDENTITY.student;
  const name = { zh: isStudent ? '学生名单' : '教师名单', en: isStudent ? 'Students' : 'Mentors' }[lang];
  const stream = writeWorkbook([{ name, columns: headOf(lang), rows: [] }], DEFAULT_ZONE);
  return new FileAnswer(stream, { name: `${name}.xlsx`, mime: XLSX_MIME, size: null });
}

export async function exportUsers(
  deps: Deps,
  { caller, address, lang }: Pick<RequestContext, 'caller' | 'address' | 'lang'>,
  filter: ParsedInputOf<typeof userExport>,
): Promise<FileAnswer> {
  assertExports(caller, filter.identity, filter.class_id);
  await recordAudit(deps.database, {
    action: 'export',
    actorId: caller.id,
    target: 'account',
    detail: JSON.stringify(filter),
    address,
  });
  const zone = await schoolZone(deps.database);
  const name = { zh: '账号', en: 'Accounts' }[lang];
  const columns = [
    ...headOf(lang).slice(0, -1),
    { title: { zh: '班级', en: 'Classes' }[lang], width: 30 },
    { title: { zh: '状态', en: 'State' }[lang], width: 10 },
    { title: momentHead({ zh: '创建时间', en: 'Created' }[lang], zone, lang, deps.clock()), width: 18 },
  ];
  const stream = writeWorkbook([{ name, columns, rows: exportRows(deps, filter, lang) }], zone);
  return new FileAnswer(stream, { name: `${name}.xlsx`, mime: XLSX_MIME, size: null });
}

async function* exportRows(
  { database }: Deps,
  filter: repository.PeopleFilter,
  lang: Language,
): AsyncGenerator<Cell[]> {
  for (let after = 0; ; ) {
    const some = await repository.usersAfter(database, filter, after, EXPORTED_TOGETHER);
    yield* some.map((user) => exportRow(user, lang));
    after = some.at(-1)?.id ?? 0;
    if (some.length < EXPORTED_TOGETHER) return;
  }
}

function exportRow(user: ManagedUser, lang: Language): Cell[] {
  const state = user.disabled ? { zh: '已停用', en: 'Disabled' } : { zh: '正常', en: 'Active' };
  return [
    user.name,
    user.student_id,
    user.account,
    user.gender ? GENDERS[user.gender][lang] : '',
    user.email,
    user.contact,
    listed(
      user.classes.map(({ name }) => name),
      lang,
    ),
    state[lang],
    new Date(user.created_at),
  ];
}
