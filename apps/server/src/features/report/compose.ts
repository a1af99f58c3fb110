import type { Language, RichNode } from '@lets/contract';
import { heading, paragraph, text } from '../../documents/blocks.ts';
import { cutIntoVolumes, type Slice } from '../../documents/cut.ts';
import type { Paper, PaperSignature } from '../../documents/paper.ts';
import { VOLUME_TEXTS } from '../../documents/volumes.ts';
import { makeVoice, numbered, type Voice } from '../../runs/words.ts';
import type { Gathered } from './gather.ts';
import { CHAPTERS, type Part, partsOf } from './parts.ts';

export interface Report {
  readonly volumes: number;
  /** A volume, counted from 0, as a paper but for its pictures. */
  compose(volume: number): Promise<Omit<Paper, 'images'>>;
}

/** The report of a run, divided into volumes when it is long. Only the volume that is asked for is ever held. */
export async function openReport(
  gathered: Gathered,
  { lang, zone, now }: { readonly lang: Language; readonly zone: string; readonly now: number },
): Promise<Report> {
  const voice = makeVoice(lang, zone);
  const volumes = cutIntoVolumes(await partsOf(gathered, voice, { zone, now }));
  return {
    volumes: volumes.length,
    async compose(volume) {
      const { content, signatures } = await bodyOf(volumes, volume, voice);
      const which = volumes.length > 1 ? VOLUME_TEXTS[lang].which(volume + 1, volumes.length) : '';
      const project = voice.pick(gathered.result.project.name);
      const head = [
        heading(1, voice.word('report')),
        { ...heading(2, project), attrs: { level: 2, textAlign: 'center' } },
        ...(which ? [{ ...paragraph(text(which)), attrs: { textAlign: 'center' } }] : []),
      ];
      return {
        title: [project, voice.word('report'), which].filter(Boolean).join(' · '),
        lang,
        content: { type: 'doc', content: [...head, ...content] },
        signatures,
      };
    },
  };
}

type Cut = readonly (readonly Slice<Part>[])[];

async function bodyOf(volumes: Cut, volume: number, voice: Voice) {
  const content: RichNode[] = [];
  const signatures: Record<string, PaperSignature> = {};
  let chapter = volumes[volume - 1]?.at(-1)?.part.chapter;
  let isFirst = true;
  for (const { part, from, to } of volumes[volume] ?? []) {
    const isContinued = part.chapter === chapter;
    if (!isContinued || isFirst) content.push(chapterHeading(part, isContinued, voice));
    [chapter, isFirst] = [part.chapter, false];
    const printed = await part.print(from, to);
    content.push(...printed.content);
    Object.assign(signatures, printed.signatures);
  }
  return { content, signatures };
}

function chapterHeading({ chapter }: Part, isContinued: boolean, voice: Voice): RichNode {
  const title = numbered(voice.lang, CHAPTERS.indexOf(chapter), voice.word(chapter));
  return heading(2, title + (isContinued ? voice.word('continued') : ''));
}
