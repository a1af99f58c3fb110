import type { CaseDocument } from '@lets/contract';
import type { IconName } from '../../../../art/icon-names.ts';

export const DOCUMENT_ICON: Readonly<Record<CaseDocument['kind'], IconName>> = {
  material: 'file',
  evidence: 'attach',
  law: 'book',
  reference: 'target',
};
