import type { Bilingual, Flow } from '@lets/contract';
import type { NodeKind } from '@lets/engine';
import type { IconName } from '../../../../art/icon-names.ts';
import type { Clip } from './clipboard.ts';
import { makeNode, makeTransition } from './make.ts';

/** Pieces that many flows have. */
export interface Snippet {
  readonly key: 'parallel' | 'judgment' | 'settle';
  readonly icon: IconName;
  readonly clip: Clip;
}

const NOWHERE: Flow = { nodes: [], transitions: [], roles: [] };

function node(id: string, kind: NodeKind, zh: string, en: string, x: number, y: number) {
  return { ...makeNode(NOWHERE, id, kind, { x, y }), name: { zh, en } satisfies Bilingual };
}

function transition(from: string, to: string, zh: string, en: string) {
  return makeTransition(`${from}_${to}`, from, to, { zh, en });
}

export const SNIPPETS: readonly Snippet[] = [
  {
    key: 'parallel',
    icon: 'fork',
    clip: {
      nodes: [
        node('f', 'fork', '并行', 'Side by side', 110, 0),
        node('a', 'edit', '原告方起草', 'The claimant drafts', 0, 50),
        node('b', 'edit', '被告方起草', 'The respondent drafts', 220, 50),
        node('j', 'join', '汇合', 'Join', 110, 140),
      ],
      transitions: [
        transition('f', 'a', '原告方', "Claimant's side"),
        transition('f', 'b', '被告方', "Respondent's side"),
        transition('a', 'j', '提交', 'Submit'),
        transition('b', 'j', '提交', 'Submit'),
      ],
    },
  },
  {
    key: 'judgment',
    icon: 'ballot',
    clip: {
      nodes: [
        node('v', 'vote', '合议庭评议', 'Deliberation', 0, 0),
        node('w', 'edit', '制作裁判文书', 'Writing the judgment', 0, 96),
        node('p', 'court', '宣判', 'Pronouncement', 0, 192),
      ],
      transitions: [
        transition('v', 'w', '制作裁判文书', 'Write the judgment'),
        transition('w', 'p', '宣判', 'Pronounce'),
      ],
    },
  },
  {
    key: 'settle',
    icon: 'swap',
    clip: {
      nodes: [
        node('d', 'court', '征询调解意愿', 'Asking about mediation', 110, 0),
        node('m', 'court', '调解', 'Mediation', 0, 96),
        node('t', 'court', '继续审理', 'The trial goes on', 220, 96),
      ],
      transitions: [
        transition('d', 'm', '双方同意调解', 'Both agree to mediate'),
        transition('d', 't', '一方不同意', 'One side refuses'),
      ],
    },
  },
];
