import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { InPlay } from './in-play.tsx';
import { intoPlay, type RolesGiven } from './regrouping.ts';
import styles from './tasks.module.css';
import type { Regrouping } from './use-regrouping.ts';

/** What saving will do, person by person, before it is done. */
export function PreviewDialog(props: {
  regrouping: Regrouping;
  isBusy: boolean;
  onSave: (roles: RolesGiven) => void;
  onClose: () => void;
}) {
  const { regrouping, isBusy, onSave, onClose } = props;
  const { t } = useTranslation(['class-task', 'common']);
  const { detail, before, groups, changes } = regrouping;
  const { task } = detail;
  const people = [...task.groups.flatMap(({ members }) => members), ...task.ungrouped];
  const nameOf = (id: number) => people.find((one) => one.id === id)?.name ?? '';
  const labelOf = (key: number) => {
    const index = groups.findIndex((group) => group.key === key);
    const old = before.find((group) => group.key === key)?.name;
    return old || groups[index]?.name.trim() || t('group', { number: index + 1 });
  };
  const placeOf = (key: number | null) => (key === null ? t('hand.pool') : labelOf(key));
  const isSelf = task.grouping === 'self';
  const play = intoPlay(task, changes);
  const [roles, setRoles] = useState<RolesGiven>({});
  const hasPlay = play.joining.length + play.leaving.length > 0;
  return (
    <Dialog
      title={t('regroup.preview')}
      icon="swap"
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('regroup.go_on')}</Button>
          <Button variant="primary" icon="check" busy={isBusy} onClick={() => onSave(roles)}>
            {t('regroup.save')}
          </Button>
        </>
      }
    >
      <div className={styles.preview}>
        <p>{t('regroup.preview_about')}</p>
        <ul>
          {changes.moves.map(({ id, from, to }) => (
            <li key={id}>
              <b>{nameOf(id)}</b>
              {t('regroup.move', { from: placeOf(from), to: placeOf(to) })}
            </li>
          ))}
          {changes.led.map(({ key, leader }) => (
            <li key={`lead-${key}`}>{t('regroup.led', { group: labelOf(key), name: nameOf(leader) })}</li>
          ))}
          {changes.made.map((key) => (
            <li key={`made-${key}`}>{t('regroup.made', { group: labelOf(key) })}</li>
          ))}
          {changes.renamed.map((key) => (
            <li key={`named-${key}`}>
              {t('regroup.renamed', {
                group: labelOf(key),
                name: groups.find((group) => group.key === key)?.name.trim() ?? '',
              })}
            </li>
          ))}
          {changes.emptied.map((key) => (
            <li key={`gone-${key}`} className={styles.warn}>
              {t(isSelf ? 'regroup.will_be_empty' : 'regroup.will_dissolve', { group: labelOf(key) })}
            </li>
          ))}
        </ul>
        {hasPlay && <InPlay task={task} play={play} nameOf={nameOf} roles={roles} onRoles={setRoles} />}
      </div>
    </Dialog>
  );
}
