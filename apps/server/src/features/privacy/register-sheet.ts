import type { Language } from '@lets/contract';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { FileAnswer } from '../../http/answers.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { schoolZone } from '../../settings.ts';
import { type Cell, writeWorkbook, XLSX_MIME } from '../../spreadsheets/write-sheet.ts';
import { type Hosting, readHosting } from './hosting.ts';
import { ACTIVITIES, keptInWords } from './register.ts';

const NAME = { zh: '个人信息处理活动记录', en: 'Register of processing activities' } as const;
const COLUMNS: Readonly<Record<Language, readonly string[]>> = {
  zh: ['处理活动', '个人信息', '目的', '合法性基础', '知悉范围', '保存期限', '存放与接收方', '数据表'],
  en: [
    'Activity',
    'Personal data',
    'Purpose',
    'Legal ground',
    'Who sees it',
    'Kept for',
    'Where, and who receives it',
    'Tables',
  ],
};
const WIDTHS = [20, 46, 32, 32, 40, 34, 40, 40];

export async function exportRegister(
  deps: Deps,
  { caller, address, lang }: Pick<RequestContext, 'caller' | 'address' | 'lang'>,
): Promise<FileAnswer> {
  await recordAudit(deps.database, { action: 'export', actorId: caller.id, target: 'register', address });
  const columns = COLUMNS[lang].map((title, index) => ({ title, width: WIDTHS[index] ?? 20 }));
  const rows = registerRows(await readHosting(deps), lang);
  const stream = writeWorkbook([{ name: NAME[lang], columns, rows }], await schoolZone(deps.database));
  return new FileAnswer(stream, { name: `${NAME[lang]}.xlsx`, mime: XLSX_MIME, size: null });
}

/** Pure: an activity a row. */
export function registerRows(hosting: Hosting, lang: Language): Cell[][] {
  return ACTIVITIES.map(({ name, data, purpose, ground, readers, kept, goesToAssistant, tables }) => [
    name[lang],
    data[lang],
    purpose[lang],
    ground[lang],
    readers[lang],
    keptInWords(kept, hosting.settings)[lang],
    whereOf(hosting, goesToAssistant ?? false)[lang],
    tables.join(', '),
  ]);
}

function whereOf({ assistant }: Hosting, goesToAssistant: boolean) {
  const own = { zh: '学校的服务器', en: 'The school’s server' };
  if (!goesToAssistant) return own;
  if (!assistant) return { zh: '未接入模型，不向外提供', en: 'No model is connected; nothing is sent' };
  const { host, model } = assistant;
  return { zh: `委托处理：${host}（模型 ${model}）`, en: `Entrusted to ${host} (model ${model})` };
}
