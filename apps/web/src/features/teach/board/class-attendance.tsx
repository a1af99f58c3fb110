import { classAttendance, type ClassAttendance as Read } from '@lets/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { callKey } from '../../../lib/query.ts';
import type { BoardInput } from './board-filter.ts';
import { ClassAttendanceDrawer } from './class-attendance-drawer.tsx';

/** As with the board, but calmer: nobody is stuck by coming. */
const LOOK_AGAIN_MS = 20_000;

interface AttendanceProps {
  filter: BoardInput;
  /** Shows a run beside the board. */
  onOpen: (eid: number) => void;
}

/** Who of the class is missing now and who came late: in a word, and in a list. */
export function ClassAttendance({ filter, onOpen }: AttendanceProps) {
  const { t } = useTranslation('attendance');
  const [isOpen, open] = useState(false);
  const read = useQuery({
    queryKey: callKey(classAttendance, filter),
    queryFn: ({ signal }) => call(classAttendance, filter, { shown: 'in-place', signal }),
    refetchInterval: LOOK_AGAIN_MS,
    placeholderData: (before) => before,
  });
  return (
    <>
      <Button icon="users" onClick={() => open(true)}>
        {read.data ? <Sum read={read.data} /> : t('title')}
      </Button>
      {isOpen && (
        <ClassAttendanceDrawer
          read={read}
          onOpen={(eid) => {
            open(false);
            onOpen(eid);
          }}
          onClose={() => open(false)}
        />
      )}
    </>
  );
}

function Sum({ read: { missing, late, students, here } }: { read: Read }) {
  const { t } = useTranslation('attendance');
  const parts = [
    ...(missing.length > 0 ? [t('missing_now', { count: missing.length })] : []),
    ...(late.length > 0 ? [t('came_late', { count: late.length })] : []),
  ];
  if (students === 0) return t('title');
  if (parts.length > 0) return parts.join(' · ');
  return here === students ? t('all_here') : t('so_far', { here, all: students });
}
