import { accountUsers, IDENTITY, type UserBrief } from '@lets/contract';
import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { ReadFault } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';

/** A mentor as chosen here. */
export type Mentor = Pick<UserBrief, 'id' | 'name'>;

const FOUND = 20;
const PAUSE = 300;

/** Mentors, found by typing a name or an account. */
export function MentorsField(props: {
  id: string;
  value: readonly Mentor[];
  onChange: (value: readonly Mentor[]) => void;
}) {
  const { id, value, onChange } = props;
  const { t } = useTranslation('courses');
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const read = useCall(
    accountUsers,
    { identity: IDENTITY.mentor, size: FOUND, ...(q && { q }) },
    { keepPrevious: true },
  );
  const found = (read.data?.list ?? []).filter((one) => !value.some((mentor) => mentor.id === one.id));
  return (
    <>
      <Select
        id={id}
        mode="multiple"
        value={value.map((mentor) => mentor.id)}
        options={[
          ...value.map((mentor) => ({ value: mentor.id, label: mentor.name, title: mentor.name })),
          ...found.map((one) => ({
            value: one.id,
            label: one.name,
            title: t('mentor_option', { name: one.name, account: one.account }),
          })),
        ]}
        optionRender={({ data }) => data.title}
        onChange={(ids: number[]) =>
          onChange(ids.flatMap((wanted) => [...value, ...found].find((one) => one.id === wanted) ?? []))
        }
        showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
        loading={read.isFetching}
        notFoundContent={t('no_mentor')}
        placeholder={t('mentors_hint')}
        style={{ width: '100%' }}
        aria-label={t('column.mentors')}
      />
      <ReadFault of={read} />
    </>
  );
}

/** The text once nothing was typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
