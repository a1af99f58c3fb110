import { NodeKind, RoleType, SceneKey, Side, VoteOutcome } from '@lets/contract';
import { useTranslation } from '../../../i18n/texts.ts';

/** What a value of a flow's field is called on the screen; null where it is no word of ours. */
export function useFieldWords(): (field: string, value: unknown) => string | null {
  const { t } = useTranslation(['draw', 'common']);
  return (field, value) => {
    const kind = NodeKind.safeParse(value);
    if (field === 'kind' && kind.success) return t(`draw:kind.${kind.data}`);
    const scene = SceneKey.safeParse(value);
    if (field === 'scene' && scene.success) return t(`draw:scene.${scene.data}`);
    const outcome = VoteOutcome.safeParse(value);
    if (field === 'outcome' && outcome.success) return t(`draw:outcome.${outcome.data}`);
    const type = RoleType.safeParse(value);
    if (field === 'type' && type.success) return t(`common:role_type.${type.data}`);
    const side = Side.safeParse(value);
    return field === 'side' && side.success ? t(`common:side.${side.data}`) : null;
  };
}
