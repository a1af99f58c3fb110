import {
  accountUsers,
  classList,
  classStudents,
  ltiCourses,
  ltiMembersRead,
  type MembersRead,
} from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useAct, useCall } from '../../lib/query.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import styles from './platform-members.module.css';

/** Reads the members of the courses that a class stands for on learning platforms; nothing where it stands for none. */
export function PlatformMembers({ classId }: { classId: number }) {
  const { t } = useTranslation('platform-members');
  const [told, setTold] = useState<MembersRead | null>(null);
  const read = useCall(
    ltiCourses,
    { class_id: classId },
    { enabled: classId > 0, quiet: 'a class is kept by hand as well' },
  );
  const act = useAct(ltiMembersRead, {
    invalidates: [ltiCourses, classStudents, classList, accountUsers],
    onSuccess: setTold,
  });
  const courses = (read.data?.list ?? []).filter(({ can_read }) => can_read);
  if (courses.length === 0) return null;
  return (
    <>
      <Button icon="users" busy={act.isPending} onClick={() => act.mutate({ class_id: classId })}>
        {t('read')}
      </Button>
      {told && <Told told={told} onClose={() => setTold(null)} />}
    </>
  );
}

function Told({ told, onClose }: { told: MembersRead; onClose: () => void }) {
  const { t } = useTranslation(['platform-members', 'common']);
  const format = useFormat();
  const { learners, made, enrolled, left, refused, faults } = told;
  return (
    <Dialog
      title={t('title')}
      icon="users"
      width={460}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('common:act.close')}
        </Button>
      }
    >
      <div className={styles.told}>
        {faults.map(({ title, reason }) => (
          <p key={title} className={styles.fault}>
            {t('fault', { title, reason })}
          </p>
        ))}
        <p>{t('learners', { count: learners })}</p>
        <p>{t('made', { enrolled: format.number(enrolled), made: format.number(made) })}</p>
        {left.length > 0 && (
          <>
            <h3>{t('left', { count: left.length })}</h3>
            <p>{t('left_text')}</p>
            <ul>
              {left.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </>
        )}
        {refused.length > 0 && (
          <>
            <h3>{t('refused', { count: refused.length })}</h3>
            <ul>
              {refused.map(({ name, why }) => (
                <li key={name}>{t('person_refused', { name, why: t(`why.${why}`) })}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
