import { classList, courseList, type Identity, type OutputOf } from '@lets/contract';
import { useState } from 'react';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useOnChange } from '../../../lib/use-on-change.ts';
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
        <Courses
          isAsked={fault !== null}
          chosen={class_ids}
          onToggle={(id) => onChange({ class_ids: toggle(class_ids, id) })}
        />
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

/** So many courses are opened for the person who has chosen no class. */
const OPENED = 5;

function Courses({ isAsked, ...props }: ClassesProps & { isAsked: boolean }) {
  const read = useCall(courseList, {});
  return (
    <QueryView query={read} skeleton={<SkeletonRows count={2} height={44} />}>
      {({ list }) => <CourseList list={list} isAsked={isAsked} {...props} />}
    </QueryView>
  );
}

interface CourseListProps extends ClassesProps {
  list: OutputOf<typeof courseList>['list'];
  isAsked: boolean;
}

/** A course's classes are asked for when it is opened: a school has many. */
function CourseList({ list, isAsked, ...props }: CourseListProps) {
  const format = useFormat();
  const first = isAsked ? list.slice(0, OPENED).map(({ id }) => id) : [];
  const [open, setOpen] = useState<readonly number[]>(first);
  useOnChange(isAsked, () => {
    if (open.length === 0) setOpen(first);
  });
  return (
    <ul className={styles.courses}>
      {list.map(({ id, name }) => (
        <li key={id}>
          <details
            open={open.includes(id)}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open !== open.includes(id)) setOpen(toggle(open, id));
            }}
          >
            <summary>{format.pick(name)}</summary>
            {open.includes(id) && <Classes courseId={id} {...props} />}
          </details>
        </li>
      ))}
    </ul>
  );
}

function Classes({ courseId, chosen, onToggle }: ClassesProps & { courseId: number }) {
  const { t } = useTranslation('notice');
  const read = useCall(classList, { course_id: courseId });
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
