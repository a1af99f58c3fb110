import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { SIGNING_TEMPLATES } from '../templates/deal.ts';

export const DEPOSIT: FlowNode = node({
  id: 'deposit',
  kind: 'edit',
  name: bi('签署与提存', 'Signing and deposit'),
  introduction: bi(
    '核对过的内容写成签署页和提存约定，各方在公证处签名；江海付定金，提存交割款。',
    'What has been checked is set down in the signature page and the deposit agreement, and all parties sign at the notary office; Jianghai pays the earnest money and deposits the closing payment.',
  ),
  minutes: 10,
  position: { x: 360, y: 1680 },
  roles: [
    seatRole('notary', {
      host: true,
      functions: ['submission', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('buyer', { functions: ['signature'] }),
    seatRole('seller', { functions: ['signature'] }),
    seatRole('holder', { functions: ['signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '当事人均签名、盖章时合同成立（《民法典》第四百九十条第一款）；定金合同自实际交付时成立（第五百八十六条第一款）；公证机构可以办理提存（《公证法》第十二条）。',
      ],
      [
        'A contract is concluded when all the parties have signed or sealed it (Civil Code, Article 490, first paragraph); an earnest money contract is concluded when the money is actually delivered (Article 586, first paragraph); notary institutions may handle deposits (Notarization Law, Article 12).',
      ],
    ),
    guide(
      'notary',
      [
        '1. 从模板新建签署页，写明核对了谁的身份和授权、附有哪些附件。',
        '2. 放款条件写到不用再商量：哪些登记完成、凭什么文件、税款怎样先行划缴。',
        '3. 请各方签名，提交，结束本环节。',
      ],
      [
        '1. Draft the signature page from the template, stating whose identity and authority were checked and which annexes are attached.',
        '2. Leave nothing in the conditions of release open: which registrations, on what documents, and how the tax is paid first.',
        '3. Have all parties sign it, submit it and end the section.',
      ],
    ),
    guide('buyer', ['1. 签名以前，核对价款三笔的数额。'], ['1. Check the three amounts before you sign.']),
    guide(
      'seller',
      ['1. 看懂放款条件再签。'],
      ['1. Make sure that you understand the conditions of release before you sign.'],
    ),
    guide(
      'holder',
      ['1. 你签的是放弃本次优先购买权，别的没有放弃。'],
      ['1. Your signature waives the right of first refusal for this transfer and nothing else.'],
    ),
  ],
  templates: SIGNING_TEMPLATES,
});

export const DEPOSIT_TRANSITIONS: Transition[] = [
  wrong(
    'deposit_blank',
    'deposit',
    bi(
      '签署页先单独签好，由两边律师保管，附件定稿以后再合订，实务都这样做',
      'Sign the signature pages separately first, leave them with the lawyers on both sides, and bind them in once the annexes are final: that is common practice',
    ),
    bi(
      '合同自当事人均签名、盖章时成立（《民法典》第四百九十条第一款），签的应当是定稿。签署页和正文分开，“签过什么”就要另行证明；放款条件还没有定，公证处也办不了提存（《公证法》第十二条第二项）。',
      'A contract is concluded when all the parties have signed or sealed it (Civil Code, Article 490, first paragraph), and what they sign should be the final text. Where the signature pages are separated from the text, what was signed has to be proved separately; and while the conditions of release are still open, the notary office cannot take the deposit (Notarization Law, Article 12, item 2).',
    ),
  ),
  advance(
    'deposit_done',
    'deposit',
    'withholding',
    bi(
      '各方签名，付定金、办理提存，准备付款',
      'All signed, earnest money paid, deposit made: on to the payment order',
    ),
  ),
];
