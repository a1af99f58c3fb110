import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayAfter, seatRole, wrong } from '../../build.ts';
import { OPINION_TEMPLATES } from '../templates.ts';
import { METHOD_NOTE } from '../templates-beside.ts';

export const OPINION: FlowNode = node({
  id: 'opinion',
  kind: 'edit',
  name: bi('撰写意见书', 'Writing the opinion'),
  introduction: bi(
    '报告人按表决结果执笔意见书，评议人写不同意见。意见书要让输的一方读完以后说：我的理由被听见了。',
    'The reporter drafts the opinion according to the result of the vote, and panellists write separate opinions. When the losing side has read the opinion, it should be able to say: my reasons were heard.',
  ),
  minutes: 34,
  position: { x: 360, y: 1110 },
  roles: [
    seatRole('reporter', { host: true, functions: ['submission', 'signature'], processes: ['end', 'back'] }),
    seatRole('presiding', { functions: ['meeting', 'signature'], processes: ['end', 'back', 'restart'] }),
    seatRole('panel_a', { functions: ['submission', 'meeting', 'signature'] }),
    seatRole('panel_b', { functions: ['submission', 'meeting', 'signature'] }),
    seatRole('critic', { functions: ['submission'] }),
  ],
  guides: [
    guide(
      null,
      [
        '依据写条文，引用要完整到条、款、项（引用规定第一条）；方法、学说、比较只用来说理（第四条、第六条）。',
        '两次表决都没有多数的，结论写“除退还余额以外不支持”，并列写出三种理由。',
      ],
      [
        'State articles as the basis of the decision and cite them completely, down to paragraph and item (Citation Provisions, Article 1); methods, scholarly opinion and comparison serve only as reasoning (Articles 4 and 6).',
        'If neither vote produced a majority, the conclusion is that "nothing is granted beyond the refund of the balance", and the three lines of reasoning are set out side by side.',
      ],
    ),
    guide(
      'reporter',
      [
        '1. 从模板新建意见书，逐项写请求的结论。',
        '2. 回应没有被采纳的最强理由。',
        '3. 请三位评议人签名，提交，结束本环节。',
      ],
      [
        '1. Draft the opinion from the template, with a conclusion for each claim.',
        '2. Answer the strongest reason that was not adopted.',
        '3. Ask the three panellists to sign, submit, and end the section.',
      ],
    ),
    guide(
      'presiding',
      ['1. 读一遍：每一个“所以”前面有没有条文？'],
      ['1. Read it through: does an article stand before every "therefore"?'],
    ),
    guide(
      'panel_a',
      ['1. 有不同意见的写不同意见书；没有的，写理由不同之处。'],
      ['1. If you disagree, write a separate opinion; if not, write where your reasons differ.'],
    ),
    guide(
      'panel_b',
      ['1. 可以在评议人甲的不同意见书上补充。'],
      ['1. You may add to the separate opinion of panellist A.'],
    ),
    guide(
      'critic',
      ['1. 从模板新建方法点评，每一处引当时的原话；不看意见书的结论。', '2. 提交；宣读以后再念。'],
      [
        '1. Draft the critique from the template, quoting at each point what was said; pay no regard to the conclusion of the opinion.',
        '2. Submit it; you will read it out after the opinion.',
      ],
    ),
  ],
  templates: [...OPINION_TEMPLATES, METHOD_NOTE],
});

export const CRITIQUE: FlowNode = node({
  id: 'critique',
  kind: 'court',
  name: bi('宣读与方法点评', 'Reading and critique'),
  introduction: bi(
    '主持人宣读结论和要点，方法点评人逐步点评：哪一步最漂亮，哪一步跳过去了。点评不改变结论。',
    'The chair reads out the conclusion and the main points; the critic of method comments step by step, on which step was the finest and which was skipped. The critique does not change the conclusion.',
  ),
  minutes: 8,
  scene: 'meeting',
  position: { x: 360, y: 1260 },
  roles: [
    seatRole('presiding', {
      host: true,
      seat: 't3',
      functions: ['speech', 'display', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('panel_a', { seat: 't4', functions: ['speech'] }),
    seatRole('panel_b', { seat: 't2', functions: ['speech'] }),
    seatRole('reporter', { seat: 't5', functions: ['speech', 'display'] }),
    seatRole('pro', { seat: 't7', functions: ['speech'] }),
    seatRole('con', { seat: 't9', functions: ['speech'] }),
    seatRole('friend', { seat: 't10', functions: ['speech'] }),
    seatRole('critic', { seat: 't8', functions: ['speech', 'display'] }),
  ],
  guides: [
    guide(
      null,
      ['点评对准一句话，不对准一个人。', '两方各说一个对方说服了自己的理由。'],
      [
        'Comment on a sentence, not on a person.',
        'Each side names one reason of the other side that convinced it.',
      ],
    ),
    guide(
      'presiding',
      ['1. 宣读结论，请点评，请两方各说一句。'],
      ['1. Read out the conclusion, call for the critique, and ask each side for one sentence.'],
    ),
    guide('panel_a', ['1. 说一句你最没有把握的地方。'], ['1. Say in one sentence where you are least sure.']),
    guide('panel_b', ['1. 说一句你最没有把握的地方。'], ['1. Say in one sentence where you are least sure.']),
    guide(
      'reporter',
      ['1. 说明意见书怎样回应少数理由。'],
      ['1. Explain how the opinion answers the reasons of the minority.'],
    ),
    guide('pro', ['1. 说出对方最好的理由。'], ['1. Name the best reason of the other side.']),
    guide('con', ['1. 说出对方最好的理由。'], ['1. Name the best reason of the other side.']),
    guide(
      'friend',
      ['1. 说说这个结论对山居意味着什么。'],
      ['1. Say what this conclusion means for the house.'],
    ),
    guide(
      'critic',
      ['1. 按五步点评：拆请求、找法、解释、补漏、检验。'],
      [
        '1. Comment by the five steps: separating the claims, finding the law, interpreting, filling gaps, testing.',
      ],
    ),
  ],
  lines: [
    sayAfter(
      { vote_whole: 'passed' },
      'presiding',
      '现在宣读评议结论：账号上的财产权利由何静芳继承，公司协助变更实名，聊天除外。意见书已经提交，请报告人说明要点，再请各位点评。',
      'I now read out the conclusion of the panel: the property rights in the account are inherited by He Jingfang, and the company helps to re-register it in her name, with the chats excluded. The opinion has been submitted. I ask the reporter to explain its main points and then everybody to comment.',
    ),
    sayAfter(
      { vote_split: 'passed' },
      'presiding',
      '现在宣读评议结论：账号不变更实名；余额 6,200 元退还，能够定价的部分按 44,460 元折价，游记交付何静芳，山居由公会另选会长。意见书已经提交，请报告人说明要点，再请各位点评。',
      'I now read out the conclusion of the panel: the account is not re-registered; the balance of 6,200 yuan is refunded, what can be priced is compensated with 44,460 yuan, the travel notes are handed over to He Jingfang, and the guild chooses another head for the house. The opinion has been submitted. I ask the reporter to explain its main points and then everybody to comment.',
    ),
    sayAfter(
      { vote_split: ['rejected', 'tied'] },
      'presiding',
      '现在宣读评议结论：整体继承和分割处理都没有形成多数，除退还余额 6,200 元以外，其他请求不予支持。意见书已经提交，请报告人说明要点，再请各位点评。',
      'I now read out the conclusion of the panel: there was no majority either for inheriting the account as a whole or for dividing it; apart from the refund of the balance of 6,200 yuan, the claims are not granted. The opinion has been submitted. I ask the reporter to explain its main points and then everybody to comment.',
    ),
    sayAfter(
      { vote_split: 'passed' },
      'reporter',
      '意见书第五部分回应了“账号是一个整体”这一理由：没有采纳，是因为服务、余额、道具和游记的依据各不相同，只能逐项认定。',
      'Part five of the opinion answers the reason that the account is one whole. That reason was not adopted, because the service, the balance, the game items and the travel notes rest on different grounds and can only be decided one by one.',
    ),
    sayAfter(
      { vote_split: ['rejected', 'tied'] },
      'reporter',
      '意见书第五部分并列了三种理由：整体继承、分割处理和只退余额；前两种各有分量，但都没有形成多数，不能作为结论的依据。',
      'Part five of the opinion sets out three lines of reasoning side by side: inheriting the whole, dividing the account, and refunding only the balance. The first two both have weight, but neither won a majority, so neither can be the basis of the conclusion.',
    ),
    sayAfter(
      { vote_whole: 'passed' },
      'reporter',
      '意见书第五部分回应了“权利内容由合同创设”这一理由：没有采纳，是因为创设时的文本没有以生存为限。',
      'Part five of the opinion answers the reason that the content of the right is created by the contract. That reason was not adopted, because the text that created the right did not limit it to the lifetime of the user.',
    ),
    say(
      'critic',
      '最好的一步是把归属和使用分开；跳得最远的一步是“能定价，所以是遗产”，中间少了对第二款“性质”的说明，辩论后半才补上。',
      'The best step was to separate ownership from use. The longest leap was "it can be priced, therefore it is part of the estate": an explanation of "nature" in the second paragraph was missing and was supplied only in the second half of the debate.',
    ),
    say(
      'critic',
      '还有一处做得好：辩论里双方先复述对方的理由，再回答。有一处做得不够：类推用了三条，每一条同账号像在哪里，只有一条说完。',
      "One more thing was done well: each side restated the other's reason before answering. One thing was not done well enough: three provisions were used for comparison, and only for one of them was it fully explained in what respect an account is like it.",
    ),
    say(
      'pro',
      '对方最好的理由是：遗产里只能有本来就在的东西。它逼着我回到 2016 年的文本。',
      'The best reason of the other side was this: an estate can contain only what was already there. It forced me back to the text of 2016.',
    ),
    say(
      'con',
      '对方最好的理由是：可以卖给陌生人，却不给母亲。我没有找到好的回答。',
      'The best reason of the other side was this: the account may be sold to a stranger, and yet it is refused to a mother. I have not found a good answer to that.',
    ),
    say(
      'panel_a',
      '我最没有把握的是反面解释：继承编不写约定，也许真的只是没有想到。',
      'I am least sure of the argument a contrario: perhaps the Book on succession does not mention agreement simply because nobody thought of it.',
    ),
    say(
      'panel_b',
      '我最没有把握的是后果：所有账号都这样，运营者会不会改成只租不卖？',
      'I am least sure of the consequences: if every account is treated like this, will operators stop selling and only rent?',
    ),
    say(
      'friend',
      '只要山居还在，别的我听懂了一半，也够了。',
      'As long as the house is still there. I understood only half of the rest, and that is enough for me.',
    ),
  ],
});

export const OPINION_TRANSITIONS: Transition[] = [
  wrong(
    'opinion_doctrine',
    'opinion',
    bi(
      '法律没有直接规定，结论的依据就写“参照典型案例和学界通说”',
      'Since no statute answers the question directly, state as the basis of the conclusion "typical cases and the prevailing view among scholars"',
    ),
    bi(
      '民事裁判文书应当引用法律、法律解释或者司法解释作为依据（引用规定第四条）；此外的规范性文件经审查合法有效的，才可以作为说理的依据（第六条）。案例和学说可以帮助理解“个人合法财产”的范围，不能代替第一千一百二十二条。',
      'Civil judgments must cite laws, interpretations of laws or judicial interpretations as their basis (Citation Provisions, Article 4); other normative documents may serve as grounds of reasoning only after they have been found lawful and valid (Article 6). Cases and scholarly opinion can help to understand the scope of "lawful personal property"; they cannot take the place of Article 1122.',
    ),
  ),
  advance(
    'opinion_signed',
    'opinion',
    'critique',
    bi(
      '逐项有结论、有依据，回应少数理由，签名',
      'Each claim has a conclusion and a ground, the reasons of the minority are answered, and the opinion is signed',
    ),
  ),
  wrong(
    'opinion_unanimous',
    'opinion',
    bi(
      '不同意见已经记入笔录，意见书只写多数理由，不再回应',
      'The dissent is already in the record, so the opinion states only the reasons of the majority and answers no others',
    ),
    bi(
      '不同意见如实记入笔录（《民事诉讼法》第四十五条）是一回事；判决书还要写明争议的事实和理由、适用的法律和理由（第一百五十五条）。没有采纳的理由不回应，输的一方就不知道自己为什么输。',
      'That differing opinions are recorded faithfully (Civil Procedure Law, Article 45) is one thing; a judgment must also state the facts and reasons in dispute and the law applied, with reasons (Article 155). If the reasons that were not adopted are not answered, the losing side does not know why it lost.',
    ),
  ),
  advance(
    'critique_done',
    'critique',
    'report',
    bi('点评结束，进入实验报告', 'The critique is over: go on to the reports'),
  ),
];
