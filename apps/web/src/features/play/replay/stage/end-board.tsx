import { experienceList } from '@lets/contract';
import { Icon } from '../../../../components/icon/icon.tsx';
import { ReadFault } from '../../../../components/states/states.tsx';
import { Avatar } from '../../../../components/surface/surface.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useCall } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './stage.module.css';
import type { StageProps } from './stage-props.ts';

/** The end: how it came to it, and what each wrote afterwards. */
export function EndBoard({ detail, names, state }: StageProps) {
  const { t } = useTranslation('record');
  const format = useFormat();
  const read = useCall(experienceList, { eid: detail.eid });
  const { ending } = state;
  const notes = read.data?.list ?? [];
  return (
    <div className={styles.end}>
      <Icon name={ending?.how === 'terminated' ? 'flag' : 'checkc'} size={40} />
      <h2>{t(`end.${ending?.how ?? 'completed'}`)}</h2>
      {ending?.reason && (
        <p>{t('end.reason', { role: names.knownRole(ending.role_id)?.name ?? '', reason: ending.reason })}</p>
      )}
      <ReadFault of={read} />
      {notes.length > 0 && (
        <>
          <h3>{t('end.experience')}</h3>
          <ul>
            {notes.map((note) => (
              <li key={`${note.created_by.username} ${note.create_time}`}>
                <span>
                  <Avatar name={note.created_by.name} size={28} />
                  <b>{note.created_by.name}</b>
                  <i>{format.moment(note.create_time)}</i>
                </span>
                <p>{note.content}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
