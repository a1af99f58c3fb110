import {
  accountUsers,
  type ClassRow,
  classList,
  classStudentSave,
  classStudents,
  courseManageList,
  IDENTITY,
  LIMITS,
  type OutputOf,
} from '@lets/contract';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Drawer } from '../../../components/drawer/drawer.tsx';
import { Pager, SearchBox } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import styles from './courses.module.css';

const SIZE = 20;
type Person = OutputOf<typeof accountUsers>['list'][number];

/** Students who have an account join a class: found by typing, ticked over several searches, added together. */
export function AddStudents({ of, onClose }: { of: ClassRow; onClose: () => void }) {
  const { t } = useTranslation('courses');
  const [search, setSearch] = useState({ q: '', page: 1 });
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { q, page } = search;
  const read = useCall(
    accountUsers,
    { identity: IDENTITY.student, page, size: SIZE, ...(q && { q }) },
    { keepPrevious: true },
  );
  const act = useAct(classStudentSave, {
    invalidates: [classStudents, classList, courseManageList, accountUsers],
    onSuccess: ({ added }) => {
      toast(t('add_students.done', { count: added, name: of.name }), { type: 'success' });
      onClose();
    },
  });
  const isFull = chosen.size >= LIMITS.page_size_max;
  const turn = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <Drawer
      title={t('add_students.title', { name: of.name })}
      width={520}
      actions={
        <Button
          variant="primary"
          disabled={chosen.size === 0}
          busy={act.isPending}
          onClick={() => act.mutate({ class_id: of.id, user_ids: [...chosen] })}
        >
          {t('add_students.act', { count: chosen.size })}
        </Button>
      }
      onClose={onClose}
    >
      <div className={styles.adding}>
        <SearchBox
          value={q}
          width={480}
          onChange={(next) => setSearch({ q: next, page: 1 })}
          placeholder={t('students.search')}
        />
        <QueryView
          query={read}
          skeleton={<SkeletonRows count={8} height={48} />}
          isEmpty={({ list }) => list.length === 0}
          empty={
            <EmptyState icon="search" title={t('add_students.none')} text={t('add_students.none_text')} />
          }
        >
          {(found) => (
            <>
              {isFull && (
                <p className={styles.full} role="status">
                  {t('add_students.full', { max: LIMITS.page_size_max })}
                </p>
              )}
              <ul className={styles.people}>
                {found.list.map((person) => (
                  <Candidate
                    key={person.id}
                    person={person}
                    isFull={isFull}
                    isIn={person.class_ids.includes(of.id)}
                    isChosen={chosen.has(person.id)}
                    onTurn={() => turn(person.id)}
                  />
                ))}
              </ul>
              <Pager {...found} onPage={(next) => setSearch({ q, page: next })} />
            </>
          )}
        </QueryView>
      </div>
    </Drawer>
  );
}

function Candidate(props: {
  person: Person;
  isIn: boolean;
  isChosen: boolean;
  isFull: boolean;
  onTurn: () => void;
}) {
  const { person, isIn, isChosen, isFull, onTurn } = props;
  const { t } = useTranslation('courses');
  return (
    <li>
      <Checkbox checked={isIn || isChosen} disabled={isIn || (isFull && !isChosen)} onChange={onTurn}>
        <b>{person.name}</b>
        <small>{person.student_id || person.account}</small>
        {isIn && <small>{t('add_students.is_in')}</small>}
      </Checkbox>
    </li>
  );
}
