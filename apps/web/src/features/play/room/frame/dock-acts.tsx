import type { ReactNode } from 'react';
import type { IconName } from '../../../../art/icon-names.ts';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Menu } from '../../../../components/menu/menu.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useOpen } from '../../../../lib/use-open.ts';
import type { Ability, AbilityName } from '../abilities.ts';
import { CallDialog } from '../dock/call-dialog.tsx';
import { EndSectionDialog } from '../dock/end-section-dialog.tsx';
import { MeetDialog } from '../dock/meet-dialog.tsx';
import { RequestSpeechDialog } from '../dock/request-speech-dialog.tsx';
import { ShowDialog } from '../dock/show-dialog.tsx';
import { SignRequestDialog } from '../dock/sign-request-dialog.tsx';
import { SubmitDialog } from '../dock/submit-dialog.tsx';
import { TerminateDialog } from '../dock/terminate-dialog.tsx';
import { only, useRoom } from '../room-context.tsx';
import type { RoomView } from '../room-view.ts';
import { useNames } from '../use-names.ts';
import styles from './dock.module.css';

export type DockAct = 'request_speech' | 'call' | 'show' | 'submit' | 'sign_request' | 'meet' | 'terminate';

interface DockActsProps {
  /** The section's own acts, before those every section has. */
  children?: ReactNode;
  /** Acts that the section offers in a place of its own. */
  without?: readonly DockAct[];
  /** How many stand in the row before the rest goes behind "more". */
  most?: number;
}

const ICONS: Record<DockAct, IconName> = {
  request_speech: 'hand',
  call: 'callin',
  show: 'screen',
  submit: 'upload',
  sign_request: 'sign',
  meet: 'meet',
  terminate: 'stop',
};
/** Each act of the dock is one or two of the engine's: what may be done at once, or asked for. */
const ABILITIES: Record<DockAct, readonly AbilityName[]> = {
  request_speech: ['request_speech'],
  call: ['call_in', 'call_out'],
  show: ['display', 'request_display'],
  submit: ['submit', 'request_submission'],
  sign_request: ['request_signature'],
  meet: ['apply_meeting'],
  terminate: ['terminate'],
};
const ORDER = ['request_speech', 'call', 'show', 'submit', 'sign_request', 'meet', 'terminate'] as const;

/** The acts that my role may do here now, the most likely first; what it may not do yet waits behind "more" with its reason. */
export function DockActs({ children, without = [], most = 4 }: DockActsProps) {
  const { t } = useTranslation('room');
  const { me, abilityOf } = useRoom(only('me', 'abilityOf'));
  const order = useRoom(likelyOrder);
  const [open, setOpen, close] = useOpen<DockAct | 'end'>();
  const acts = order
    .filter((act) => !without.includes(act))
    .map((act) => ({ act, ability: best(abilityOf, ABILITIES[act]) }));
  const allowed = acts.filter(({ act, ability }) => ability.is === 'allowed' && act !== 'terminate');
  const shown = allowed.slice(0, most);
  const rest = acts.filter((one) => one.ability.is !== 'hidden' && !shown.includes(one));
  if (me.isStaff) return null;
  return (
    <div className={styles.dock}>
      {children}
      {shown.map(({ act }, index) => (
        <Button
          key={act}
          icon={ICONS[act]}
          variant={index === 0 && !children ? 'soft' : 'plain'}
          onClick={() => setOpen(act)}
        >
          {t(`act.${act}`)}
        </Button>
      ))}
      {rest.length > 0 && (
        <span className={styles.more}>
          <Menu
            label={t('act.more')}
            align="start"
            buttonClass={styles.moreButton ?? ''}
            items={rest.map(({ act, ability }) => ({
              key: act,
              label: t(`act.${act}`),
              icon: ICONS[act],
              ...(act === 'terminate' && { apart: rest.length > 1, danger: ability.is === 'allowed' }),
              ...(ability.is === 'disabled' && { disabled: true, note: ability.reason }),
              onSelect: () => setOpen(act),
            }))}
          >
            <Icon name="more" size={17} />
          </Menu>
        </span>
      )}
      <span className={styles.space} />
      <EndButton onClick={() => setOpen('end')} />
      {open === 'request_speech' && <RequestSpeechDialog onClose={close} />}
      {open === 'call' && <CallDialog onClose={close} />}
      {open === 'show' && <ShowDialog onClose={close} />}
      {open === 'submit' && <SubmitDialog onClose={close} />}
      {open === 'sign_request' && <SignRequestDialog onClose={close} />}
      {open === 'meet' && <MeetDialog onClose={close} />}
      {open === 'terminate' && <TerminateDialog onClose={close} />}
      {open === 'end' && <EndSectionDialog onClose={close} />}
    </div>
  );
}

/** Calling in comes first while someone waits outside; with everybody in the room it is the rarer act. */
function likelyOrder({ node, section }: RoomView): readonly DockAct[] {
  const isSomebodyOutside = node.roles.some(({ role_id }) => !section?.inside.includes(role_id));
  if (isSomebodyOutside) return ORDER;
  return [...ORDER.filter((act) => act !== 'call' && act !== 'terminate'), 'call', 'terminate'];
}

function best(abilityOf: RoomView['abilityOf'], names: readonly AbilityName[]): Ability {
  const abilities = names.map(abilityOf);
  return (
    abilities.find((one) => one.is === 'allowed') ??
    abilities.find((one) => one.is === 'disabled') ?? { is: 'hidden' }
  );
}

function EndButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('room');
  const abilityOf = useRoom(({ abilityOf }) => abilityOf);
  const ability = abilityOf('end_section');
  if (ability.is === 'hidden') return <EndAsOther />;
  return (
    <span className={styles.end}>
      {ability.is === 'disabled' && <small>{ability.reason}</small>}
      <Button
        iconAfter="arrowr"
        className={styles.endButton ?? ''}
        disabled={ability.is === 'disabled'}
        onClick={onClick}
      >
        {t('end.act')}
      </Button>
    </span>
  );
}

/** For a person who plays several roles here and may end the section only in another one. */
function EndAsOther() {
  const { t } = useTranslation('room');
  const { node, me, currentRole, setCurrentRole, isOpen } = useRoom(
    only('node', 'me', 'currentRole', 'setCurrentRole', 'isOpen'),
  );
  const names = useNames();
  const other = node.roles.find(
    ({ role_id, processes }) => processes.includes('end') && me.roleIdsHere.includes(role_id),
  )?.role_id;
  if (!isOpen || !node.can_switch || currentRole === null || other === undefined) return null;
  return (
    <Button variant="text" icon="swap" onClick={() => setCurrentRole(other)}>
      {t('end.as_other', { role: names.roleName(other) })}
    </Button>
  );
}
