import type { Bilingual } from '../core/values.ts';
import type { Flow } from '../workflow/flow.ts';

type Node = Flow['nodes'][number];
type Role = Flow['roles'][number];

const bi = (zh: string, en: string): Bilingual => ({ zh, en });

/**
 * Pure: with what the leading role opens a section again, where the case has no words for it: a court as a court, everybody else as the chair
 * of a meeting. The second time that a section is opened again it is said otherwise.
 */
export function resumeOf({ kind, name }: Pick<Node, 'kind' | 'name'>, by: Role, again: number): Bilingual {
  const isOdd = again % 2 === 1;
  if (kind === 'vote') return by.type === 'judge' ? panelResumes(isOdd) : meetingResumes(name, isOdd);
  return isOdd
    ? bi(
        `现在继续进行“${name.zh}”。前面说过的已经记录在案，不再重复；有新的意见，请讲。`,
        `We resume: ${name.en}. What was said before is on record and need not be repeated; whoever has something new, please speak.`,
      )
    : bi(
        `“${name.zh}”恢复进行。请各位只谈此前没有说到的内容。`,
        `We take up again: ${name.en}. Please speak only of what has not been said so far.`,
      );
}

function panelResumes(isOdd: boolean): Bilingual {
  return isOdd
    ? bi(
        '合议庭继续评议。此前的意见已经记录在案，不再重复；有补充的请讲，没有补充的，进行表决。',
        'The panel resumes its deliberation. What was said before is on record and need not be repeated; if nobody has anything to add, we vote.',
      )
    : bi(
        '合议庭再次评议。各位的意见如有变化，请说明理由，然后进行表决。',
        'The panel deliberates once more. Whoever has come to another view, please give the reason; then we vote.',
      );
}

function meetingResumes(name: Bilingual, isOdd: boolean): Bilingual {
  return isOdd
    ? bi(
        `“${name.zh}”继续进行。此前的意见已经记录，不再重复；有补充的请讲，没有补充的，进行表决。`,
        `We resume: ${name.en}. What was said before is on record and need not be repeated; if nobody has anything to add, we vote.`,
      )
    : bi(
        `“${name.zh}”再次进行。各位的意见如有变化，请说明理由，然后进行表决。`,
        `We take up again: ${name.en}. Whoever has come to another view, please give the reason; then we vote.`,
      );
}

const RESUMES =
  /^(?:现在继续进行“|合议庭继续评议。|合议庭再次评议。|“[^”]+”(?:恢复|继续|再次)进行。|We (?:resume|take up again): |The panel (?:resumes its deliberation|deliberates once more)\.)/;

/** Pure: whether a speech only says that the section goes on, which decides nothing. */
export function isResuming(text: string): boolean {
  return RESUMES.test(text);
}
