import { Button } from '../../../../components/button/button.tsx';
import { Face } from '../../../../components/face/face.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import cards from './cards.module.css';
import { Talk } from './talk.tsx';
import { type MeetingProps, useMeetingActs } from './use-meeting-acts.ts';

/** The private talks of my roles in this section: asked of me, asked by me, and under way. */
export function MeetingPanel() {
  const me = useRoom(({ me }) => me);
  const meetings = useRoom(({ section }) => (section?.status === 'open' ? section.meetings : []));
  if (me.isStaff) return null;
  const isMine = (roleId: string) => me.roleIdsHere.includes(roleId);
  const mine = meetings.filter(({ from_role, to_role }) => isMine(from_role) || isMine(to_role));
  return mine.map((meeting) => {
    const own = isMine(meeting.to_role) ? meeting.to_role : meeting.from_role;
    const other = own === meeting.to_role ? meeting.from_role : meeting.to_role;
    const props = { key: meeting.id, meeting, own, other };
    if (meeting.status === 'open') return <Talk {...props} key={meeting.id} />;
    return own === meeting.to_role ? (
      <Invitation {...props} key={meeting.id} />
    ) : (
      <OwnInvitation {...props} key={meeting.id} />
    );
  });
}

function Invitation(props: MeetingProps) {
  const { t } = useTranslation('room');
  const names = useNames();
  const { answer } = useMeetingActs(props);
  const role = names.role(props.other);
  return (
    <section
      data-turn="talk"
      className={classNames(cards.card, cards.ink)}
      aria-label={t('meeting.title')}
      aria-live="polite"
    >
      <header className={cards.inkHead}>
        <Icon name="meet" size={16} />
        {t('meeting.asked')}
      </header>
      <div className={cards.who}>
        <Face character={role.character} side={role.side} size={38} />
        <div>
          <b>{[role.name, role.user?.name].filter(Boolean).join(t('separator'))}</b>
          <p>{props.meeting.text || t('meeting.private')}</p>
        </div>
      </div>
      <div className={cards.two}>
        <Button variant="primary" onClick={() => void answer(true)}>
          {t('meeting.accept')}
        </Button>
        <Button onClick={() => void answer(false)}>{t('meeting.decline')}</Button>
      </div>
    </section>
  );
}

function OwnInvitation(props: MeetingProps) {
  const { t } = useTranslation('room');
  const names = useNames();
  const { close } = useMeetingActs(props);
  return (
    <section className={classNames(cards.card, cards.gold)} aria-label={t('meeting.title')}>
      <header className={cards.goldHead}>
        <Icon name="hourglass" size={16} />
        {t('meeting.mine')}
      </header>
      <p className={cards.text}>{t('meeting.waiting_for', { name: names.roleName(props.other) })}</p>
      <div className={cards.one}>
        <Button size="sm" onClick={() => void close()}>
          {t('request.withdraw')}
        </Button>
      </div>
    </section>
  );
}
