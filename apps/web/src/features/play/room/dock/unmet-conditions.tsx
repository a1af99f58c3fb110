import type { Condition } from '@lets/contract';
import { type Due, dueIn, isDueBy, isMet } from '@lets/engine';
import { useNavigate } from 'react-router';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { conditionText } from '../../../../domain/flow/condition-words.ts';
import { dueWho } from '../../../../domain/run/due-words.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { only, useRoom } from '../room-context.tsx';
import { routeOf } from '../section-guide.ts';
import { NudgeButton } from '../turn/nudge-button.tsx';
import { useDueWording } from '../turn/use-due-wording.ts';
import { type ConditionPlace, placeOfCondition } from './condition-place.ts';
import styles from './unmet-conditions.module.css';
import { useConditionWording } from './use-condition-wording.ts';

/** What the chosen option still asks for, and where each is mended; a line is ticked as soon as it is done. */
export function UnmetConditions({
  option,
  conditions,
  onLeave,
}: {
  option: string;
  conditions: readonly Condition[];
  onLeave: () => void;
}) {
  const { t } = useTranslation('room');
  const state = useRoom(({ state }) => state);
  const left = conditions.filter((one) => !isMet(state, one)).length;
  return (
    <div className={styles.box} role="alert">
      <b>{t(left > 0 ? 'end.unmet' : 'end.met', { option })}</b>
      <ul>
        {conditions.map((one) => (
          <Row key={JSON.stringify(one)} condition={one} onLeave={onLeave} />
        ))}
      </ul>
      <small>{t('end.unmet_note')}</small>
    </div>
  );
}

function Row({ condition, onLeave }: { condition: Condition; onLeave: () => void }) {
  const { t } = useTranslation('room');
  const { state, nodeId, detail } = useRoom(only('state', 'nodeId', 'detail'));
  const wording = useConditionWording();
  const isDone = isMet(state, condition);
  const place = isDone ? null : placeOfCondition(condition, state, nodeId);
  const due = dueIn(detail.flow, state, nodeId, [condition]).find((one) => one.condition === condition);
  return (
    <li data-done={isDone || undefined}>
      <Icon name={isDone ? 'checkc' : 'hourglass'} size={16} />
      <span>
        {conditionText(condition, wording)}
        {due && <Whom due={due} />}
      </span>
      {due && <NudgeButton due={due} look="text" />}
      {place && <Lead place={place} label={t(`end.mend_${place.kind}`)} onLeave={onLeave} />}
    </li>
  );
}

/** Whose act it is, where that is not mine. */
function Whom({ due }: { due: Due }) {
  const { t } = useTranslation('room');
  const { userId } = useRoom(({ me }) => me);
  const wording = useDueWording();
  if (isDueBy(due, userId)) return null;
  return <small>{t('end.waits_for', { who: dueWho(due, wording) })}</small>;
}

function Lead({ place, label, onLeave }: { place: ConditionPlace; label: string; onLeave: () => void }) {
  const { eid, detail, openDocument, openRecord } = useRoom(
    only('eid', 'detail', 'openDocument', 'openRecord'),
  );
  const navigate = useNavigate();
  const go = () => {
    onLeave();
    if (place.kind === 'document') return openDocument(place.id);
    if (place.kind === 'record') return openRecord(place.nodeId, place.visit);
    void navigate(`/experiment/meta/${routeOf(detail.flow, place.nodeId)}/${eid}/${place.nodeId}`);
  };
  return (
    <Button size="sm" variant="text" iconAfter="arrowr" onClick={go}>
      {label}
    </Button>
  );
}
