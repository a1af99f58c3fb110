import { ROLE_TYPES, SCENES, SIDES } from '@lets/contract';
import { ROUTING_KINDS, SECTION_KINDS } from '@lets/engine';
import { useTranslation } from '../../../i18n/texts.ts';

const OUTCOMES = ['passed', 'rejected', 'tied'] as const;

/** What a value of a flow's field is called on the screen; null where it is no word of ours. */
export function useFieldWords(): (field: string, value: unknown) => string | null {
  const { t } = useTranslation(['draw', 'common', 'sides']);
  return (field, value) => {
    const among = <T extends string>(words: readonly T[]) => words.find((word) => word === value);
    const kind = field === 'kind' && among([...SECTION_KINDS, ...ROUTING_KINDS]);
    if (kind) return t(`draw:kind.${kind}`);
    const scene = field === 'scene' && among(SCENES);
    if (scene) return t(`draw:scene.${scene}`);
    const outcome = field === 'outcome' && among(OUTCOMES);
    if (outcome) return t(`draw:outcome.${outcome}`);
    const type = field === 'type' && among(ROLE_TYPES);
    if (type) return t(`common:role_type.${type}`);
    const side = field === 'side' && among(SIDES);
    return side ? t(`sides:civil.${side}`) : null;
  };
}
