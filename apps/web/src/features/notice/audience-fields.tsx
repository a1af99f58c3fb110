import { classList, courseList, type Identity } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../components/states/states.tsx';
import { useCall } from '../../lib/query.ts';
import { useFormat } from '../../lib/use-format.ts';
import styles from './manage.module.css';
import type { NoticeDraft } from './notice-draft.ts';

const IDENTITIES: readonly Identity[] = [1, 2, 3, 4];

interface AudienceProps {
  draft: NoticeDraft;
  /** What is wrong with the chosen classes. */
  fault: string | null;
  onChange: (part: Partial<NoticeDraft>) => void;
}

/** Whom a notice is for: nobody named means everybody. */
export function AudienceFields({ draft, fault, onChange }: AudienceProps) {
  const { t } = useTranslation(['notice', 'common']);
  const { identities, class_ids, only_classes } = draft;
  return (
    <div className={styles.audience}>
      <fieldset>
        <legend>{t('manage.identities')}</legend>
        {IDENTITIES.map((identity) => (
          <Check
            key={identity}
            label={t(`common:account.identity.${identity}`)}
            isOn={identities.includes(identity)}
            onChange={() => onChange({ identities: toggle(identities, identity) })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('manage.classes')}</legend>
        <Check
          label={t('manage.only_classes')}
          isOn={only_classes}
          onChange={() => onChange({ only_classes: !only_classes, class_ids: [] })}
        />
        {class_ids.length > 0 && <small>{t('manage.classes_chosen', { count: class_ids.length })}</small>}
      </fieldset>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {only_classes && (
        <Courses chosen={class_ids} onToggle={(id) => onChange({ class_ids: toggle(class_ids, id) })} />
      )}
    </div>
  );
}

function toggle<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
}

function Check({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: () => void }) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={isOn} onChange={onChange} />
      {label}
    </label>
  );
}

interface ClassesProps {
  chosen: readonly number[];
  onToggle: (id: number) => void;
}

/** A course's classes are asked for when it is opened: a school has many. */
function Courses(props: ClassesProps) {
  const format = useFormat();
  const [open, setOpen] = useState<readonly number[]>([]);
  const read = useCall(courseList, {}, { silent: true });
  return (
    <QueryView query={read} skeleton={<SkeletonRows count={2} height={44} />}>
      {({ list }) => (
        <ul className={styles.courses}>
          {list.map((course) => (
            <li key={course.id}>
              <details
                onToggle={(event) => {
                  if (event.currentTarget.open) setOpen([...open, course.id]);
                }}
              >
                <summary>{format.pick(course.name)}</summary>
                {open.includes(course.id) && <Classes courseId={course.id} {...props} />}
              </details>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function Classes({ courseId, chosen, onToggle }: ClassesProps & { courseId: number }) {
  const { t } = useTranslation('notice');
  const read = useCall(classList, { course_id: courseId }, { silent: true });
  return (
    <QueryView
      query={read}
      skeleton={<SkeletonRows count={1} height={36} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<small>{t('manage.no_classes')}</small>}
    >
      {({ list }) => (
        <div className={styles.classes}>
          {list.map((one) => (
            <Check
              key={one.id}
              label={t('manage.class', { name: one.name, count: one.student_count })}
              isOn={chosen.includes(one.id)}
              onChange={() => onToggle(one.id)}
            />
          ))}
        </div>
      )}
    </QueryView>
  );
}
