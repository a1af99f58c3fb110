import type { CourtRecordDetail, CourtRecordLine, Language, RecordSigner, RichNode } from '@lets/contract';
import { facts, heading, paragraph, text } from '../../documents/blocks.ts';
import { cutIntoVolumes, type Divisible, linesOf } from '../../documents/cut.ts';
import type { PaperSignature } from '../../documents/paper.ts';
import { linesOfText, VOLUME_TEXTS } from '../../documents/volumes.ts';
import { nameIn } from '../../runs/people.ts';
import { zoneInWords } from '../../zone.ts';

/** What a court record calls itself, its section and its roles, in the language it is printed in. */
export interface RecordNames {
  readonly lang: Language;
  /** By whose clock its moments are printed. */
  readonly zone: string;
  readonly caseName: string;
  readonly sectionName: string;
  roleName(roleId: string): string;
}

const WORDS = {
  zh: {
    title: '庭审笔录',
    section: '环节',
    closed: '交付核对',
    zone: '所用时区',
    closedBy: '由谁交付',
    status: '状态',
    checking: '核对中',
    reopened: '继续记录',
    closedState: '已归档',
    corrected: '更正为',
    granted: (who: string) => `经${who}准许`,
    attachment: '（附件）',
    signatures: '签名',
    earlier: '更正前的签名与拒签',
    signed: '已签名',
    refused: '拒绝签名',
    leader: '组长',
    colon: '：',
  },
  en: {
    title: 'Court record',
    section: 'Section',
    closed: 'Closed for checking',
    zone: 'Time zone',
    closedBy: 'Closed by',
    status: 'State',
    checking: 'Being checked',
    reopened: 'Reopened',
    closedState: 'Closed',
    corrected: 'corrected to',
    granted: (who: string) => `granted by ${who}`,
    attachment: ' (with attachment)',
    signatures: 'Signatures',
    earlier: 'Signed or refused before the correction',
    signed: 'signed',
    refused: 'refused to sign',
    leader: 'Team leader',
    colon: ': ',
  },
} as const;

interface RecordPart extends Divisible {
  print(from: number, to: number): RichNode[];
}

/** Pure: the record as documents to print, several when it is long; corrected lines show both texts. */
export function recordVolumes(record: CourtRecordDetail, names: RecordNames) {
  const volumes = cutIntoVolumes<RecordPart>([
    ofBlocks(headBlocks(record, names)),
    {
      weights: record.lines.map(linesOfLine),
      isKeptWhole: false,
      print: (from, to) => record.lines.slice(from, to).map((line) => lineBlock(line, names)),
    },
    ofBlocks(signatureBlocks(record, names)),
  ]);
  return {
    count: volumes.length,
    content(volume: number): RichNode {
      const which = VOLUME_TEXTS[names.lang].which(volume + 1, volumes.length);
      const content = [
        heading(1, WORDS[names.lang].title),
        paragraph(text([names.caseName, ...(volumes.length > 1 ? [which] : [])].join(' · '))),
        ...(volumes[volume] ?? []).flatMap(({ part, from, to }) => part.print(from, to)),
      ];
      return { type: 'doc', content };
    },
  };
}

function ofBlocks(blocks: readonly RichNode[]): RecordPart {
  return {
    weights: blocks.map(linesOf),
    isKeptWhole: true,
    print: (from, to) => blocks.slice(from, to),
  };
}

function linesOfLine({ text: said, corrections }: CourtRecordLine): number {
  return linesOfText(said + corrections.map((correction) => correction.text).join(''));
}

function headBlocks(record: CourtRecordDetail, names: RecordNames): RichNode[] {
  const words = WORDS[names.lang];
  const state = record.status === 'closed' ? words.closedState : words[record.status];
  return [
    facts([
      [words.section, names.sectionName],
      [words.closed, dateTime(record.closed_at, names)],
      [words.zone, zoneInWords(names.zone, names.lang, [record.closed_at])],
      [words.closedBy, record.closed_by === null ? words.leader : names.roleName(record.closed_by)],
      [words.status, state],
    ]),
  ];
}

function signatureBlocks(record: CourtRecordDetail, names: RecordNames): RichNode[] {
  const words = WORDS[names.lang];
  return [
    heading(2, words.signatures),
    ...record.signers.map(({ role_id }) => ({
      type: 'signature',
      attrs: { role_id, label: names.roleName(role_id) },
    })),
    ...(record.earlier.length > 0 ? [heading(2, words.earlier)] : []),
    ...record.earlier.map((signer) => earlierBlock(signer, names)),
  ];
}

function lineBlock({ role_id, user, text: said, file_id, corrections }: CourtRecordLine, names: RecordNames) {
  const words = WORDS[names.lang];
  const granted = corrections
    .filter(({ status }) => status === 'accepted')
    .map(({ text: corrected, answered_by }) => {
      const by = answered_by === null ? words.leader : names.roleName(answered_by);
      return ` [${words.corrected}${words.colon}${corrected} (${words.granted(by)})]`;
    });
  return paragraph(
    text(`${names.roleName(role_id)} ${nameIn(user, names.lang)}${words.colon}`, 'bold'),
    text(said),
    text(file_id === null ? '' : words.attachment),
    text(granted.join(''), 'italic'),
  );
}

function earlierBlock({ role_id, user, status, reason, at }: RecordSigner, names: RecordNames) {
  const words = WORDS[names.lang];
  const what = status === 'refused' ? words.refused : words.signed;
  const because = reason === null ? '' : `${words.colon}${reason}`;
  const when = at === null ? '' : `  ${dateTime(at, names)}`;
  return paragraph(
    text(`${names.roleName(role_id)} ${user ? nameIn(user, names.lang) : ''} ${what}${because}${when}`),
  );
}

/** Pure: by role, for the signature blocks of the printed record. */
export function recordSignatures(
  { signers }: CourtRecordDetail,
  lang: Language,
): Record<string, PaperSignature> {
  return Object.fromEntries(
    signers.map(({ role_id, user, status, reason, image }) => {
      const signer = user ? nameIn(user, lang) : '';
      const mark = status === 'signed' ? (image ?? `text:${signer}`) : null;
      return [role_id, { status: status === 'waiting' ? 'asked' : status, reason, signer, image: mark }];
    }),
  );
}

function dateTime(at: number, { lang, zone: timeZone }: RecordNames): string {
  const locale = lang === 'zh' ? 'zh-CN' : 'en-GB';
  const style = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone } as const;
  return new Intl.DateTimeFormat(locale, style).format(at);
}
