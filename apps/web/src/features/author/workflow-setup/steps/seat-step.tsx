import { seatsOfScene } from '@lets/contract';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Tag } from '../../../../components/surface/surface.tsx';
import { KIND_ICON } from '../../../../domain/flow/flow-chart/index.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { faultsAt, sectionsOf } from '../model.ts';
import { useChosen } from '../use-chosen.ts';
import type { Setup } from '../use-setup.ts';
import { useUndo } from '../use-undo.ts';
import { Leading } from './leading.tsx';
import { NoCourts } from './scene-step.tsx';
import scenes from './scenes.module.css';
import { Seats } from './seats/seats.tsx';

/** Step 6: who sits where, who hosts, who may end the experiment early. */
export function SeatStep({ setup, step }: { setup: Setup; step: number }) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const courts = sectionsOf(setup.flow).filter(({ kind }) => kind !== 'experience');
  const [node, choose] = useChosen(setup, step, courts);
  const undo = useUndo(setup, choose);
  if (!node) return <NoCourts />;
  const hasSeats = node.kind === 'court';
  const complete = courts.filter(({ id }) => faultsAt(setup.faults, step, id).length === 0).length;
  return (
    <div className={scenes.seats}>
      <aside className={scenes.courts}>
        <h2>
          {t('seat.courts')} <small>{t('seat.complete', { done: complete, count: courts.length })}</small>
        </h2>
        {courts.map((court) => {
          const lacking = faultsAt(setup.faults, step, court.id).length;
          const seats = seatsOfScene(court.scene);
          const seated = court.roles.filter(({ seat }) => seat !== null && seats.includes(seat)).length;
          return (
            <button
              key={court.id}
              type="button"
              aria-pressed={court === node}
              onClick={() => choose(court.id)}
            >
              <Icon name={KIND_ICON[court.kind as keyof typeof KIND_ICON]} size={18} />
              <span>
                <b>{format.pick(court.name)}</b>
                {court.kind === 'court' && (
                  <small>{t('seat.seated', { seated, count: court.roles.length })}</small>
                )}
                {lacking > 0 && <Tag tone="seal">{t('seat.lacks', { count: lacking })}</Tag>}
              </span>
              {lacking === 0 && <Icon name="checkc" size={18} />}
            </button>
          );
        })}
        <p>{t('seat.only_courts')}</p>
      </aside>
      {hasSeats ? (
        <Seats key={node.id} setup={setup} node={node} undo={undo} />
      ) : (
        <Leading key={node.id} setup={setup} node={node} />
      )}
    </div>
  );
}
