import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './cast.module.css';
import type { ClassCast } from './use-class-cast.ts';

interface QuestionProps {
  cast: ClassCast;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A small team may have no other way: the teacher reads who would hold which incompatible roles, and says yes to it. */
export function ClashQuestion({ cast, busy, onConfirm, onCancel }: QuestionProps) {
  const { t } = useTranslation('class-task');
  const { list, pick } = useFormat();
  const nameOf = (id: string) => pick(cast.roles.find((role) => role.id === id)?.name);
  return (
    <ConfirmDialog
      title={t('cast.clash.title')}
      icon="alert"
      confirmLabel={t('cast.clash.confirm')}
      cancelLabel={t('cast.clash.back')}
      width={480}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t('cast.clash.text')}</p>
      <ul className={styles.clashes}>
        {cast.clashes.flatMap(({ group, user_id, name, pairs }) =>
          pairs.map((pair) => (
            <li key={`${group.team_id} ${user_id} ${pair.join(' ')}`}>
              {t('cast.clash.one', { group: group.name, name, roles: list(pair.map(nameOf)) })}
            </li>
          )),
        )}
      </ul>
    </ConfirmDialog>
  );
}
