import type { SectionKind } from '@lets/engine';
import type { IconName } from '../../../art/icon-names.ts';

/** The sign of each kind of section (visual-language.md, Icons). */
export const KIND_ICON: Readonly<Record<SectionKind, IconName>> = {
  court: 'gavel',
  edit: 'pen',
  display: 'screen',
  report: 'notebook',
  vote: 'ballot',
  jump: 'jump',
  experience: 'feather',
};
