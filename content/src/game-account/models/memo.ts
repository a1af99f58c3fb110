import type { PaperPart } from '@lets/contract';
import { bullets, heading, line, p, sign, title } from '../../build.ts';
import type { Words } from '../../models.ts';
import { both, HEAD_LINE } from './parts.ts';

type Points = readonly [zh: readonly string[], en: readonly string[]];

/** Who writes for which position. */
export interface Side {
  readonly role: string;
  readonly name: Words;
  readonly position: Words;
}

export interface Argued {
  readonly estate: Points;
  readonly clause: Points;
  readonly compared: Points;
  readonly answer: Words;
  readonly end: Words;
}

/** A memorandum: both sides write on one plan. */
export const memo = ({ role, name, position }: Side, words: Argued): PaperPart =>
  both(
    [
      title(name[0]),
      HEAD_LINE.zh,
      line(`本方立场：${position[0]}`),
      heading('一、论点'),
      p('{{thesis}}'),
      heading('二、遗产范围：文义、体系、历史、目的'),
      bullets(...words.estate[0]),
      heading('三、{{clause}}：订入、效力、解释'),
      bullets(...words.clause[0]),
      heading('四、比较和类推'),
      ...words.compared[0].map((one) => p(one)),
      heading('五、对方最强的理由和我的回答'),
      p('{{strongest_counter}}'),
      p(words.answer[0]),
      heading('六、结论和退路'),
      p(words.end[0]),
      sign(role, '论证人'),
    ],
    [
      title(name[1]),
      HEAD_LINE.en,
      line(`Position: ${position[1]}`),
      heading('1. Thesis'),
      p('{{thesis}}'),
      heading('2. The estate: wording, system, history, purpose'),
      bullets(...words.estate[1]),
      heading('3. On {{clause}}: incorporation, validity, meaning'),
      bullets(...words.clause[1]),
      heading('4. Comparison and analogy'),
      ...words.compared[1].map((one) => p(one)),
      heading('5. The strongest point of the other side, and my answer'),
      p('{{strongest_counter}}'),
      p(words.answer[1]),
      heading('6. Conclusion and fallback'),
      p(words.end[1]),
      sign(role, 'Advocate'),
    ],
  );
