import type { Bilingual } from '../core/values.ts';

/** What practice partners say of themselves, beside the lines of a case: everybody recognises it, and it stands for no line. */

export const PROMPTS = ['speak', 'lead', 'vote', 'passed_over'] as const;
export type Prompt = (typeof PROMPTS)[number];

const WORDS: Readonly<Record<Prompt, (role: Bilingual) => Bilingual>> = {
  speak: ({ zh, en }) => ({ zh: `请${zh}发表意见。`, en: `${en}, we should like to hear you now.` }),
  lead: ({ zh, en }) => ({ zh: `请${zh}继续主持。`, en: `${en}, please lead us on.` }),
  vote: ({ zh, en }) => ({ zh: `请${zh}投票。`, en: `${en}, please cast your vote.` }),
  passed_over: ({ zh, en }) => ({
    zh: `${zh}未发表意见，继续进行。`,
    en: `${en} has not answered; we go on.`,
  }),
};

/** Pure: what is said to, or of, a role that is waited for. */
export function promptOf(prompt: Prompt, role: Bilingual): Bilingual {
  return WORDS[prompt](role);
}

/** Pure: which prompt a speech is, if any, for a role of this name. */
export function promptIn(text: string, role: Bilingual): Prompt | undefined {
  return PROMPTS.find((prompt) => {
    const { zh, en } = promptOf(prompt, role);
    return text === zh || text === en;
  });
}

/** How a kind of role answers what none of its lines answers: a question, and a statement. A `chair` leads without deciding: a mediator, a meeting's chair. */
export type ReplyKind = 'host' | 'chair' | 'bench' | 'lawyer' | 'party' | 'expert' | 'clerk' | 'other';

const bi = (zh: string, en: string): Bilingual => ({ zh, en });

const TO_QUESTION: Readonly<Record<ReplyKind, readonly Bilingual[]>> = {
  host: [
    bi(
      '这个问题已经记录在案，评议时一并考虑，现在不作答复。',
      'The question is on the record and will be considered with the rest; it is not answered now.',
    ),
    bi(
      '是否这样处理，要结合在案材料依法决定。请先围绕本环节进行。',
      'That will be decided by law on the material in the file. Let us keep to this section first.',
    ),
    bi('你的问题听清楚了，稍后一并说明。', 'I have understood your question and will come back to it.'),
  ],
  chair: [
    bi(
      '这个问题我先记下，谈到这一点时请知情的一方说明。',
      'I have noted the question; whoever knows can answer it when we come to that.',
    ),
    bi(
      '问题听到了。我们先按次序来，一会儿再说。',
      'I have heard the question. Let us go in order and come back to it.',
    ),
    bi(
      '这一点我现在答不上来，以材料为准，稍后一起核对。',
      'I cannot answer that now; let us check it against the papers later.',
    ),
  ],
  bench: [
    bi('这一点留待评议时再说。', 'That is for the deliberation.'),
    bi('我先听各方的意见，现在不表态。', 'I should like to hear everybody first and take no position now.'),
  ],
  lawyer: [
    bi(
      '这个问题请依法认定，我方没有进一步的说明。',
      'We leave that to be decided by law, and have nothing to add.',
    ),
    bi('对此以我方已经提交的材料为准。', 'On that we rely on what we have submitted.'),
    bi('这一点我方需要核实，庭后可以书面说明。', 'We have to check that and can answer in writing later.'),
  ],
  party: [
    bi('这个我说不准，以材料上写的为准。', 'I cannot say for certain; please go by the papers.'),
    bi('我知道的都已经说了。', 'I have said what I know.'),
    bi('法律上的事请我的代理人说，我不懂。', 'That is a matter of law, which I cannot answer.'),
  ],
  expert: [
    bi('这超出了我这次说明的范围。', 'That lies outside what I was asked to examine.'),
    bi(
      '现有材料不足以回答这个问题，我不能推测。',
      'The material does not allow an answer, and I do not guess.',
    ),
  ],
  clerk: [
    bi('这个问题我已经记下，请主持人决定。', 'I have noted the question; it is for the chair to decide.'),
    bi('我只负责记录，不便回答。', 'I keep the record and cannot answer that.'),
  ],
  other: [
    bi('这一点我没有把握，不便回答。', 'I am not sure of that and would rather not say.'),
    bi('请以在案材料为准。', 'Please go by the material in the file.'),
  ],
};

const TO_STATEMENT: Readonly<Record<ReplyKind, readonly Bilingual[]>> = {
  host: [
    bi('你的意见已经记录在案。', 'What you said is on the record.'),
    bi('听清楚了，继续进行。', 'Understood. We go on.'),
    bi('这一点请记入笔录。', 'Let that be entered in the record.'),
  ],
  chair: [
    bi('好，这一点记下了。', 'Good, that is noted.'),
    bi('您的意思我听明白了，我们继续。', 'I see what you mean. Let us go on.'),
  ],
  bench: [
    bi('我注意到这一点了。', 'I take note of that.'),
    bi('这个意见评议时再讨论。', 'We shall discuss that when we deliberate.'),
  ],
  lawyer: [
    bi('我方听到了，不认可的部分保留意见。', 'We have heard that, and reserve our position.'),
    bi('对此我方以已经发表的意见为准。', 'On that our position is as stated.'),
  ],
  party: [
    bi('我听到了。', 'I have heard that.'),
    bi('知道了，我没有别的要说。', 'I see. I have nothing else to say.'),
  ],
  expert: [
    bi('我注意到了，结论不因此改变。', 'I take note of it; it does not change the finding.'),
    bi('明白，我的意见以书面材料为准。', 'Understood; my opinion is as written.'),
  ],
  clerk: [bi('已经记录。', 'It is recorded.'), bi('这一句已记入笔录。', 'That is in the record.')],
  other: [bi('听到了。', 'I have heard that.'), bi('明白。', 'Understood.')],
};

/** Pure: the honest answers of a kind of role, in the order in which they take turns. */
export function repliesOf(kind: ReplyKind, isQuestion: boolean): readonly Bilingual[] {
  return (isQuestion ? TO_QUESTION : TO_STATEMENT)[kind];
}

/** Reservations before a vote that goes against the rest: each that has one words it in their own way. */
export const RESERVATIONS: readonly Bilingual[] = [
  bi(
    '听了各位的意见，我重新权衡过了，交付表决的方案我不能赞成。请把我的不同意见照实记入。',
    'Having heard everybody I have weighed it again, and I cannot support what we vote on. Please record my dissent as it is.',
  ),
  bi(
    '我补充一点：对交付表决的方案我有保留，表决时会如实表示；不同意见请照实记入。',
    'One thing more: I have reservations about what we vote on and shall vote accordingly; please record that opinion as it is.',
  ),
  bi(
    '听了大家的意见，我还没有被说服，表决时会如实表示，请记入。',
    'Having heard everybody I am not yet persuaded and shall vote accordingly; please record it.',
  ),
  bi(
    '表决以前我说明一句：这个方案我不能完全同意，请记明我有不同意见。',
    'A word before the vote: I cannot fully agree to this; please record that I differ.',
  ),
  bi(
    '各位的理由我听到了，对这个方案我还是保留不同意见。',
    'I have heard the reasons, and still I keep another opinion on this.',
  ),
];

const OF_THEMSELVES: ReadonlySet<string> = new Set(
  [...Object.values(TO_QUESTION), ...Object.values(TO_STATEMENT), RESERVATIONS]
    .flat()
    .flatMap(({ zh, en }) => [zh, en]),
);

/** Pure: whether a speech is an answer that no case has written. */
export function isReply(text: string): boolean {
  return OF_THEMSELVES.has(text);
}
