import type { Language, RichNode } from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import { heading, paragraph, text } from '../../documents/blocks.ts';
import { cutIntoVolumes, type Slice } from '../../documents/cut.ts';
import type { Paper, PaperSignature } from '../../documents/paper.ts';
import { VOLUME_TEXTS } from '../../documents/volumes.ts';
import { createLocalizer, type Localizer } from '../../runs/localizer.ts';
import { numbered } from '../../runs/report-texts.ts';
import { namesOf } from '../../runs/tell.ts';
import { type Front, frontPage } from './front-page.ts';
import { eventsOf, type Gathered } from './gather.ts';
import { type Part, partsOf } from './parts.ts';

export interface Report {
  readonly volumes: number;
  /** A volume, counted from 0, as a paper but for its pictures. */
  compose(volume: number): Promise<Omit<Paper, 'images'>>;
}

interface Opening {
  readonly lang: Language;
  readonly zone: string;
  readonly now: number;
  /** Where the replay is, for links into it. */
  readonly origin?: string | null;
}

/** The report of a run, divided into volumes when it is long. Only the volume that is asked for is ever held. */
export async function openReport(
  gathered: Gathered,
  { lang, zone, now, origin = null }: Opening,
): Promise<Report> {
  const localizer = createLocalizer(lang, zone);
  const parts = await partsOf(gathered, localizer, { zone, now });
  const chapters = [...new Set(parts.map(({ chapter }) => chapter))];
  const volumes = cutIntoVolumes(parts);
  return {
    volumes: volumes.length,
    async compose(volume) {
      const { content, signatures } = await bodyOf({ volumes, chapters }, volume, localizer);
      const which = volumes.length > 1 ? VOLUME_TEXTS[lang].which(volume + 1, volumes.length) : '';
      const project = localizer.pick(gathered.result.project.name);
      const head = [
        heading(1, localizer.word('report')),
        { ...heading(2, project), attrs: { level: 2, textAlign: 'center' } },
        ...(which ? [{ ...paragraph(text(which)), attrs: { textAlign: 'center' } }] : []),
      ];
      const front = volume === 0 ? await frontOf(gathered, localizer, origin) : null;
      return {
        title: [project, localizer.word('report'), which].filter(Boolean).join(' · '),
        lang,
        content: { type: 'doc', content: [...head, ...(front?.content ?? []), ...content] },
        signatures,
        ...(front && { links: front.links, breakBefore: head.length + front.content.length }),
      };
    },
  };
}

/** The decisive events alone are held, and only while the page is written. */
async function frontOf(gathered: Gathered, localizer: Localizer, origin: string | null): Promise<Front> {
  const names = namesOf(gathered.flow, gathered.people, localizer);
  const moments: RunEvent[] = [];
  for await (const event of eventsOf(gathered, gathered.front.moments)) moments.push(event);
  return frontPage({ gathered, names, localizer, origin }, moments);
}

interface Cut {
  readonly volumes: readonly (readonly Slice<Part>[])[];
  /** Those that the report has, in order. */
  readonly chapters: readonly Part['chapter'][];
}

async function bodyOf({ volumes, chapters }: Cut, volume: number, localizer: Localizer) {
  const content: RichNode[] = [];
  const signatures: Record<string, PaperSignature> = {};
  let chapter = volumes[volume - 1]?.at(-1)?.part.chapter;
  let isFirst = true;
  for (const { part, from, to } of volumes[volume] ?? []) {
    const isContinued = part.chapter === chapter;
    if (!isContinued || isFirst) {
      const title = numbered(localizer.lang, chapters.indexOf(part.chapter), localizer.word(part.chapter));
      content.push(heading(2, title + (isContinued ? localizer.word('continued') : '')));
    }
    [chapter, isFirst] = [part.chapter, false];
    const printed = await part.print(from, to);
    content.push(...printed.content);
    Object.assign(signatures, printed.signatures);
  }
  return { content, signatures };
}
