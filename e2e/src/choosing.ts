import { expect } from '@playwright/test';
import type { Person } from './people.ts';
import type { Product } from './product.ts';
import { bi, caseOf, node, place, transition } from './small-cases.ts';
import { stageCase } from './stage.ts';

const NEXT = bi('听取完毕', 'Both are heard');
const ON = bi('继续', 'Go on');
const CHAIR = place('chair', { host: true, functions: ['speech'], processes: ['end'] });

/** A choice that leads past the hearing where the respondent has admitted the claim, and by its default into it. */
const CHOOSING = caseOf('choosing-case', bi('答辩之后', 'After the answer'), {
  roles: [
    {
      id: 'chair',
      type: 'judge',
      side: 'bench',
      name: bi('主持人', 'Chair'),
      character: 'presiding',
    },
    {
      id: 'respondent',
      type: 'lawyer',
      side: 'respondent',
      name: bi('被申请人', 'Respondent'),
      character: 'lawyer2',
    },
  ],
  nodes: [
    node('start', 'start', bi('开始', 'Start')),
    node('answer', 'court', bi('听取答辩', 'The answer'), {
      scene: 'office',
      roles: [CHAIR, place('respondent', { functions: ['speech'] })],
    }),
    node('whether', 'choice', bi('是否答辩', 'Whether there was an answer')),
    node('ruling', 'court', bi('当庭裁决', 'Ruling at once'), { scene: 'office', roles: [CHAIR] }),
    node('hearing', 'court', bi('另行开庭', 'Another hearing'), { scene: 'office', roles: [CHAIR] }),
    node('end', 'experience', bi('心得', 'What we learnt')),
  ],
  transitions: [
    transition('s', 'start', 'answer', ON),
    transition('answered', 'answer', 'whether', NEXT),
    transition('spoken', 'whether', 'ruling', bi('已经答辩', 'Answered'), {
      conditions: [{ type: 'has_spoken', node_id: 'answer', role_id: 'respondent' }],
    }),
    transition('silent', 'whether', 'hearing', bi('没有答辩', 'Not answered')),
    transition('ruled', 'ruling', 'end', ON),
    transition('heard', 'hearing', 'end', ON),
  ],
});

/** Played twice, once along each route: everybody is led where the choice leads, and the replay tells which way that was. */
export async function passAChoice(
  chair: Person,
  respondent: Person,
  { product, accounts }: { product: Product; accounts: readonly [string, string] },
): Promise<void> {
  await product.install(CHOOSING);
  const play = async (speech: string | null, nid: string) => {
    const cast = { [accounts[0]]: ['chair'], [accounts[1]]: ['respondent'] };
    const { eid } = await stageCase(product, cast, CHOOSING.code);
    for (const person of [chair, respondent]) await person.goTo(`/experiment/meta/wait/${eid}/start`);
    await Promise.all([chair.isTakenTo('court', 'answer'), respondent.isTakenTo('court', 'answer')]);
    if (speech) await respondent.say(speech);
    if (speech) await chair.hears(speech);
    await chair.endsSection(NEXT.zh);
    await Promise.all([chair.isTakenTo('court', nid), respondent.isTakenTo('wait')]);
    await chair.endsSection(ON.zh);
    await Promise.all([chair.isTakenTo('experience'), respondent.isTakenTo('experience')]);
    await respondent.goTo(`/experiment/done/detail/${eid}`);
    await respondent.page.getByRole('slider', { name: '播放位置' }).press('End');
  };
  const record = respondent.page.getByRole('region', { name: /^记录/ });
  const path = respondent.page.getByRole('region', { name: '路径' });
  const stop = (name: string) => path.getByRole('listitem').filter({ hasText: new RegExp(`^${name}`) });
  const isPassed = async (taken: string, left: string) => {
    await expect(stop(taken)).toContainText('已完成');
    await expect(stop(left)).toContainText('未经过');
    await expect(record).toContainText(`结束了「${taken}」`);
    await expect(record).not.toContainText(left);
  };
  await play('我方认可全部事实。', 'ruling');
  await isPassed('当庭裁决', '另行开庭');
  await respondent.shoot('choice-answered');
  await play(null, 'hearing');
  await isPassed('另行开庭', '当庭裁决');
}
