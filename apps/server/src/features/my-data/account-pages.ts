import { readPeople } from '../../runs/people.ts';
import { inWords } from '../log/service.ts';
import * as repository from './repository.ts';
import type { Asked } from './run-pages.ts';
import { type Chapter, chapter, type DataPage, titleOf } from './sheet.ts';
import { IDENTITY_NAMES, PAGE_WORDS } from './words.ts';

const ROWS_ON_PAGE = 1000;

/** What is kept of a person outside runs, on one page but for what has no limit. */
export async function accountChapters({ deps: { database }, caller, lang }: Asked): Promise<Chapter[]> {
  const word = (key: keyof typeof PAGE_WORDS) => PAGE_WORDS[key][lang];
  const user = await repository.accountOf(database, caller.id);
  const { account, name, student_id, gender, email, contact, outside, created_at } = user;
  const identity = IDENTITY_NAMES[user.identity]?.[lang] ?? '';
  const modules = user.modules.join(' ');
  const classes = await repository.classesOf(database, caller.id, lang);
  const { joined, invited } = await repository.teamsOf(database, caller.id, lang);
  const authored = await repository.authoredBy(database, caller.id, lang);
  const factors = await repository.factorsOf(database, caller.id);
  const kinds = Object.entries(authored) as [keyof typeof authored, (typeof authored)['case']][];
  return [
    chapter('account', [
      { account, name, identity, student_id, gender, email, contact, outside, modules, created_at },
    ]),
    chapter('identities', await repository.identitiesOf(database, caller.id)),
    chapter('wechat', await repository.wechatOf(database, caller.id)),
    chapter('factors', [
      ...factors.keys.map((one) => ({ ...one, kind: word('passkey') })),
      ...factors.apps.map((one) => ({ ...one, name: '', kind: word('authenticator') })),
    ]),
    chapter('sessions', await repository.sessionsOf(database, caller.id)),
    chapter('failures', await repository.failuresOf(database, account)),
    chapter(
      'classes',
      classes.map(({ teaches, ...one }) => ({ ...one, as: word(teaches ? 'teacher' : 'student') })),
    ),
    chapter('teams', [
      ...joined.map((one) => ({ ...one, invited_at: null })),
      ...invited.map((one) => ({ ...one, joined_at: null })),
    ]),
    chapter(
      'authored',
      kinds.flatMap(([kind, rows]) => rows.map((row) => ({ ...row, kind: word(kind) }))),
    ),
    chapter('phrases', await repository.phrasesOf(database, caller.id)),
    chapter('announcements', await repository.announcementsOf(database, caller.id)),
    chapter('notices', await repository.noticesReadBy(database, caller.id, lang)),
    chapter('requests', await repository.requestsOf(database, caller.id)),
    chapter('consents', await repository.consentsOf(database, caller.id)),
  ];
}

/** What two people wrote each other is the conversation of both. */
export async function* messagePages({ deps: { database }, caller, lang }: Asked): AsyncGenerator<DataPage> {
  for (let after = 0, page = 1; ; page += 1) {
    const some = await repository.messagesAfter(database, caller.id, { after, limit: ROWS_ON_PAGE, lang });
    if (some.length === 0) return;
    const people = await readPeople(
      database,
      some.flatMap(({ from_id, to_id }) => [from_id, to_id]),
    );
    const name = (id: number) => people.get(id)?.name ?? '';
    const rows = some.map(({ id: _, from_id, to_id, ...row }) => ({
      ...row,
      from: name(from_id),
      to: name(to_id),
    }));
    yield numbered('messages', page, lang, chapter('messages', rows));
    after = some.at(-1)?.id ?? after;
  }
}

/** Who did something to the account is not named: that is told in the log, which has its own readers. */
export async function* logPages({ deps: { database }, caller, lang }: Asked): AsyncGenerator<DataPage> {
  for (let after = 0, page = 1; ; page += 1) {
    const some = await repository.entriesAfter(database, caller, { after, limit: ROWS_ON_PAGE });
    if (some.length === 0) return;
    const rows = some.map(({ id: _, actor_id, at, address, ...entry }) => {
      const { did, target, detail } = inWords(entry, lang);
      const isOwn = actor_id === caller.id || actor_id === null;
      const by = PAGE_WORDS[isOwn ? 'you' : 'another'][lang];
      return { at, action: did, target, detail, address: isOwn ? address : '', by };
    });
    yield numbered('log', page, lang, chapter('log', rows));
    after = some.at(-1)?.id ?? after;
  }
}

function numbered(key: 'messages' | 'log', page: number, lang: Asked['lang'], one: Chapter): DataPage {
  const title = titleOf(key, lang);
  return { path: `${key}-${page}`, title: page === 1 ? title : `${title} (${page})`, chapters: [one] };
}
