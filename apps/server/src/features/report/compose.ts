import type { Language, RichNode } from '@lets/contract';
import { heading } from '../../documents/blocks.ts';
import type { Paper, PaperSignature } from '../../documents/paper.ts';
import { nameIn } from '../../runs/people.ts';
import { namesOf } from '../../runs/tell.ts';
import { makeVoice, numbered } from '../../runs/words.ts';
import * as chapters from './chapters.ts';
import type { Gathered } from './gather.ts';
import { recordBlocks } from './record.ts';

/** Pure: the report as a paper, but for its pictures. */
export function composeReport(
  gathered: Gathered,
  { lang, zone, now }: { readonly lang: Language; readonly zone: string; readonly now: number },
): Omit<Paper, 'images'> {
  const voice = makeVoice(lang, zone);
  const names = namesOf(gathered.flow, gathered.people, voice);
  const title = voice.pick(gathered.result.project.name);
  const parts: readonly (readonly [Parameters<typeof voice.word>[0], RichNode[]])[] = [
    ['facts', chapters.aboutRun(gathered, voice, { zone, now })],
    ['members', chapters.memberTable(gathered, voice)],
    ['path', chapters.pathTable(gathered, voice)],
    ['record', recordBlocks(gathered.visits, gathered.run.state, names, voice)],
    ['documents', chapters.documentBlocks(gathered, names, voice)],
    ['votes', chapters.voteBlocks(gathered, names, voice)],
    ['wrong_tries', chapters.wrongTable(gathered, names, voice)],
    ['experience', chapters.experienceBlocks(gathered, voice)],
    ['evaluation', chapters.evaluationBlocks(gathered, voice)],
  ];
  return {
    title: `${title} · ${voice.word('report')}`,
    lang,
    content: {
      type: 'doc',
      content: [
        heading(1, voice.word('report')),
        { ...heading(2, title), attrs: { level: 2, textAlign: 'center' } },
        ...parts.flatMap(([key, blocks], index) => [
          heading(2, numbered(lang, index, voice.word(key))),
          ...blocks,
        ]),
      ],
    },
    signatures: signaturesOf(gathered, lang),
  };
}

function signaturesOf({ details }: Gathered, lang: Language): Record<string, PaperSignature> {
  return Object.fromEntries(
    details.flatMap(({ detail }) =>
      detail.signatures.map(
        ({ role_id, role_name, user, status, image, reason }): [string, PaperSignature] => [
          `${chapters.signaturePrefix(detail.id)}${role_id}`,
          { status, image, reason, signer: user ? nameIn(user, lang) : role_name[lang] },
        ],
      ),
    ),
  );
}
