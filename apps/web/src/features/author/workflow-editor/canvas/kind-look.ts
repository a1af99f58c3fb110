import type { NodeKind } from '@lets/engine';
import type { IconName } from '../../../../art/icon-names.ts';

/** Sign and tone of every kind of node (visual-language.md, Icons). */
export const KIND_LOOK: Readonly<Record<NodeKind, { readonly icon: IconName; readonly tone: string }>> = {
  court: { icon: 'gavel', tone: 'ink' },
  edit: { icon: 'pen', tone: 'azure' },
  display: { icon: 'screen', tone: 'jade' },
  report: { icon: 'notebook', tone: 'gold' },
  vote: { icon: 'ballot', tone: 'plum' },
  jump: { icon: 'jump', tone: 'ochre' },
  experience: { icon: 'feather', tone: 'quiet' },
  start: { icon: 'start', tone: 'ink' },
  fork: { icon: 'fork', tone: 'ink' },
  join: { icon: 'join', tone: 'ink' },
  choice: { icon: 'choice', tone: 'ink' },
};
