import type { Bilingual, Model, PaperCondition, PaperPart } from '@lets/contract';
import { type Block, type DocumentWriter, heading, line, p, title } from './build.ts';
import { careless, sound, text, textUnless, textWhen, writtenBy, wrong } from './models.ts';

/** Builders of the models of experiment reports, which every case has and which begin alike. */

/** A paragraph in both languages. */
export type Words = readonly [zh: string, en: string];

interface ReportPieces {
  /** The line below the title that says which case it is. */
  readonly matter: Words;
  /** What each role had to do. */
  readonly tasks: readonly PaperPart[];
  /** What follows, as good as the paper is. */
  readonly sound: Rest;
  readonly careless: Rest;
  readonly wrong: Rest;
}

interface Rest {
  readonly note: Bilingual;
  readonly parts: readonly PaperPart[];
}

interface ReportBuilders {
  /** A heading, with the paragraphs that always stand below it. */
  headed(words: Words, ...below: readonly Words[]): PaperPart;
  /** Paragraphs that always stand. */
  always(...words: readonly Words[]): PaperPart;
  /** What is said by these roles alone. */
  by(role_ids: readonly string[], words: Words): PaperPart;
  /** What is said only where all of this is true. */
  when(conditions: readonly PaperCondition[], words: Words): PaperPart;
  /** What is said only where none of this is true. */
  unless(conditions: readonly PaperCondition[], words: Words): PaperPart;
  /** A report in its three qualities. */
  reports(pieces: ReportPieces): readonly Model[];
}

const inChinese = ([zh]: Words): Block => p(zh);
const inEnglish = ([, en]: Words): Block => p(en);

/** Builders of reports that know the case's merge fields. */
export function reportsWith(write: DocumentWriter): ReportBuilders {
  const paragraph = (words: Words) => write([inChinese(words)], [inEnglish(words)]);
  const when = (conditions: readonly PaperCondition[], words: Words): PaperPart =>
    textWhen(conditions, paragraph(words));
  return {
    headed: ([zh, en], ...below) =>
      text(write([heading(zh), ...below.map(inChinese)], [heading(en), ...below.map(inEnglish)])),
    always: (...words) => text(write(words.map(inChinese), words.map(inEnglish))),
    by: (role_ids, words) => when([writtenBy(...role_ids)], words),
    when,
    unless: (conditions, words) => textUnless(conditions, paragraph(words)),
    reports: ({ matter, tasks, ...rest }) => {
      const whole = ({ parts }: Rest) => ({ parts: [headOf(write, matter), ...tasks, ...parts] });
      return [
        sound(rest.sound.note, whole(rest.sound)),
        careless(rest.careless.note, whole(rest.careless)),
        wrong(rest.wrong.note, whole(rest.wrong)),
      ];
    },
  };
}

/** How every report begins: which case, who writes in which role, and the sections they took part in. */
function headOf(write: DocumentWriter, [zh, en]: Words): PaperPart {
  return text(
    write(
      [
        title('实验报告'),
        line(zh),
        line('报告人：{{report_member}}　　角色：{{report_role}}'),
        heading('一、我承担的任务'),
        p('我担任{{report_role}}，参加的环节有：{{own_sections}}。'),
      ],
      [
        title('Experiment Report'),
        line(en),
        line('Written by: {{report_member}}. Role: {{report_role}}'),
        heading('1. What I had to do'),
        p('As {{report_role}} I took part in: {{own_sections}}.'),
      ],
    ),
  );
}
