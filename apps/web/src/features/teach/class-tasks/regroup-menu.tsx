import { Icon } from '../../../components/icon/icon.tsx';
import { Menu } from '../../../components/menu/menu.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import type { HandGroup } from './hand-groups.ts';
import { removeGroup } from './hand-groups.ts';
import { isOver, isPlaying, merge, split } from './regrouping.ts';
import type { Regrouping } from './use-regrouping.ts';

/** What may be done with a whole group: put it into another, split it, take everybody out. */
export function RegroupMenu(props: { regrouping: Regrouping; group: HandGroup; label: string }) {
  const { regrouping, group, label } = props;
  const { t } = useTranslation('class-task');
  const { detail, groups, set } = regrouping;
  const count = group.members.length;
  const isNew = !detail.task.groups.some(({ team_id }) => team_id === group.key);
  const others = groups.flatMap((one, i) => {
    if (
      one.key === group.key ||
      one.members.length === 0 ||
      isPlaying(detail.task, one.key) ||
      isOver(detail.task, one.key)
    )
      return [];
    const isFull = one.members.length + count > detail.capacity;
    const name = one.name.trim() || t('group', { number: i + 1 });
    return [{ key: one.key, name, isFull }];
  });
  const merges = others.map(({ key, name, isFull }) => ({
    key: `into-${key}`,
    label: t('regroup.merge', { group: name }),
    disabled: isFull || count === 0,
    ...(isFull && { note: t('regroup.too_full', { max: detail.capacity }) }),
    onSelect: () => set(merge(groups, group.key, key)),
  }));
  return (
    <Menu
      label={t('regroup.acts_of', { group: label })}
      look="tool"
      items={[
        ...merges,
        {
          key: 'split',
          label: t('regroup.split'),
          disabled: count < 2,
          onSelect: () => set(split(groups, group.key)),
        },
        {
          key: 'dissolve',
          label: t(isNew ? 'regroup.remove' : 'regroup.empty'),
          apart: true,
          disabled: !isNew && count === 0,
          onSelect: () =>
            set(
              isNew
                ? removeGroup(groups, group.key)
                : groups.map((one) => (one.key === group.key ? { ...one, members: [] } : one)),
            ),
        },
      ]}
    >
      <Icon name="more" />
    </Menu>
  );
}
