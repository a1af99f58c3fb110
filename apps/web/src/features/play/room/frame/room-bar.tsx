import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AssistantSlot } from '../../../../components/assistant-slot/assistant-slot.tsx';
import { LanguageButton, Mark } from '../../../../components/brand/brand.tsx';
import { IconButton } from '../../../../components/button/button.tsx';
import { Deadline } from '../../../../components/deadline/deadline.tsx';
import { FaceStack } from '../../../../components/face/face.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { rehearsedPath } from '../../../../lib/paths.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useConnection } from '../hooks/use-connection.ts';
import { usePeople } from '../hooks/use-people.ts';
import { only, useRoom } from '../room-context.tsx';
import styles from './bar.module.css';
import { PeopleDialog } from './people-dialog.tsx';
import { RoleSwitch } from './role-switch.tsx';
import { ParallelPill, SectionTimer } from './section-timer.tsx';
import { SettingsMenu } from './settings-menu.tsx';
import { StaffMenu } from './staff-menu.tsx';

const FACES = 8;

/** Case, time, people, line, role: what stays the same in every section. */
export function RoomBar() {
  const { t } = useTranslation('room');
  const { detail, me } = useRoom(only('detail', 'me'));
  const isEnded = useRoom(({ state }) => state.status === 'ended');
  const { pick } = useFormat();
  const navigate = useNavigate();
  const { case_number, name } = detail.project;
  const meta = [pick(case_number), detail.team?.name ?? detail.name].filter(Boolean);
  const lists = isEnded ? '/experiment/done' : '/experiment/doing';
  const home = detail.rehearsal ? rehearsedPath(detail.rehearsal) : me.isStaff ? '/' : lists;
  return (
    <header className={styles.bar}>
      <IconButton icon="arrowl" tone="ink" label={t('bar.leave')} onClick={() => void navigate(home)} />
      <Mark size={28} />
      <div className={styles.case}>
        <b title={pick(name)}>{pick(name)}</b>
        <span>{meta.join(t('separator'))}</span>
      </div>
      <i className={styles.rule} />
      <SectionTimer />
      <ParallelPill />
      {detail.deadline !== null && !isEnded && <Deadline time={detail.deadline} />}
      <span className={styles.space} />
      <People />
      <i className={styles.rule} />
      <Connection />
      {me.isStaff ? <StaffMenu /> : <RoleSwitch />}
      <span className={styles.tools}>
        <LanguageButton tone="ink" />
        <SettingsMenu />
      </span>
      <AssistantSlot />
    </header>
  );
}

function People() {
  const { t } = useTranslation('room');
  const { people, presentCount } = usePeople();
  const [isOpen, setOpen] = useState(false);
  const faces = people.map(({ role, isOnline }) => ({
    id: role.id,
    character: role.character,
    side: role.side,
    dimmed: !isOnline,
  }));
  const count = t('bar.present', { present: presentCount, all: people.length });
  return (
    <>
      <button type="button" className={styles.people} onClick={() => setOpen(true)}>
        <span className="visually-hidden">{t('bar.people')}</span>
        <FaceStack faces={faces} limit={FACES} />
        {faces.length > FACES && (
          <span className={styles.more} aria-hidden="true">
            +{faces.length - FACES}
          </span>
        )}
        <span>{count}</span>
      </button>
      {isOpen && <PeopleDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function Connection() {
  const { t } = useTranslation('room');
  const { state, attempt } = useConnection();
  if (state === 'connected') {
    return (
      <span className={styles.connected} role="status">
        <Icon name="wifi" size={17} />
        <span>{t('connection.connected')}</span>
      </span>
    );
  }
  return (
    <span className={styles.reconnecting} role="status">
      <Icon name="wifioff" size={16} />
      {attempt > 1 ? t('connection.attempt', { attempt }) : t(`connection.${state}`)}
    </span>
  );
}
