import type { Template } from '@lets/contract';
import { bi, blank, heading, line, title, under } from '../build.ts';
import { write } from './fields.ts';

/** What those write who take no side: the player what they know, the critic what was done well and what was leapt over. */

export const FRIEND_NOTE: Template = {
  id: 'friend_note',
  name: bi('玩家情况说明', "The player's statement"),
  role_ids: ['friend'],
  body: write(
    [
      title('玩家情况说明'),
      line('{{seminar_title}}　　{{seminar_number}}'),
      heading('一、山居是怎样建的、登记在谁名下'),
      blank(),
      heading('二、换会长要办什么手续'),
      blank(),
      heading('三、我不愿意公开的，和理由'),
      blank(),
    ],
    [
      title("The Player's Statement"),
      line('{{seminar_title}}, {{seminar_number}}'),
      heading('1. How the house was built, and in whose account it is registered'),
      blank(),
      heading('2. How the head of the guild is changed'),
      blank(),
      heading('3. What I do not want made public, and why'),
      blank(),
    ],
  ),
  elements: [
    under(
      bi('只写知道的事实，不写法律结论', 'Only facts known to the writer, no conclusions of law'),
      '一、山居是怎样建的',
      '1. How the house was built',
    ),
    under(
      bi(
        '说明隐私在哪里，不写出隐私的内容',
        'Says where privacy is concerned without disclosing what is private',
      ),
      '三、我不愿意公开的',
      '3. What I do not want made public',
    ),
  ],
};

export const METHOD_NOTE: Template = {
  id: 'method_note',
  name: bi('方法点评', 'Critique of method'),
  role_ids: ['critic'],
  body: write(
    [
      title('方法点评'),
      line('{{seminar_title}}　　{{seminar_number}}'),
      heading('一、走得最稳的一步（引原话）'),
      blank(),
      heading('二、跳过去的一步（引原话）'),
      blank(),
      heading('三、反面解释和类推，各自证明了什么、没有证明什么'),
      blank(),
    ],
    [
      title('Critique of Method'),
      line('{{seminar_title}}, {{seminar_number}}'),
      heading('1. The surest step (with a quotation)'),
      blank(),
      heading('2. The step skipped (with a quotation)'),
      blank(),
      heading('3. Argument a contrario and analogy: what each proved and did not prove'),
      blank(),
    ],
  ),
  elements: [
    under(
      bi('对准一句话，不对准一个人', 'Each comment is aimed at a sentence, not at a person'),
      '走得最稳的一步；跳过去的一步',
      'surest step; step skipped',
    ),
    under(
      bi('不说哪一方对', 'Does not say which side is right'),
      '三、反面解释和类推',
      '3. Argument a contrario and analogy',
    ),
  ],
};
