import type { Gap, RichNode } from '@lets/contract';
import { mergeFieldsOf } from '../../../../components/rich-text/merge-fields.ts';
import { useTranslation } from '../../../../i18n/texts.ts';

const SHOWN = 40;

/** Says in a few words what is open at a place of a document; a field within those words reads as it does on the sheet. */
export function useGapWords(body: RichNode): (gap: Gap) => string {
  const { t } = useTranslation('documents');
  const fields = new Map(mergeFieldsOf(body).map(({ key, label, value }) => [key, value || label]));
  return ({ kind, text }) => {
    const words = text.trim().replaceAll(/\{([^{}]+)\}/g, (all, key: string) => fields.get(key) ?? all);
    const shown = words.length > SHOWN ? `${words.slice(0, SHOWN)}…` : words;
    return shown === '' ? t(`gaps.bare.${kind}`) : t(`gaps.kind.${kind}`, { text: shown });
  };
}
