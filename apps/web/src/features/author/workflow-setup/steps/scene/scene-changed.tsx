import { type FlowNode, seatsOfScene } from '@lets/contract';
import { SCENES } from '../../../../../art/scene-catalog.ts';
import { seatNamesOf } from '../../../../../domain/flow/seating/seat-names.ts';
import { useTranslation } from '../../../../../i18n/texts.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import { UndoButton } from '../../undo-button.tsx';
import { useSeatWords } from '../../use-seat-words.ts';
import type { Setup } from '../../use-setup.ts';
import type { Undo } from '../../use-undo.ts';
import scenes from '../scenes.module.css';

interface SceneChangedProps {
  setup: Setup;
  before: FlowNode;
  now: FlowNode;
  undo: Undo;
}

/** After another scene was chosen: who sits where in it, who has no seat, and which names of seats fell away. */
export function SceneChanged({ setup, before, now, undo }: SceneChangedProps) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const scene = now.scene ?? 'courtroom';
  const wordsBefore = useWords(before);
  const wordsNow = useWords(now);
  if (before.scene === now.scene) return null;
  const nameOf = (roleId: string) => format.pick(setup.flow.roles.find(({ id }) => id === roleId)?.name);
  const seatBefore = (roleId: string) => before.roles.find(({ role_id }) => role_id === roleId)?.seat ?? null;
  const standing = now.roles.filter(({ seat }) => seat === null);
  const lost = Object.entries(seatNamesOf(before, format.pick)).flatMap(([seat, name]) =>
    now.seat_names?.[seat] ? [] : [name],
  );
  return (
    <div className={scenes.changed} role="status">
      <header>
        <b>{t('scene.changed', { scene: format.pick(SCENES.find(({ key }) => key === scene)?.name) })}</b>
        <UndoButton undo={undo} />
      </header>
      <ul>
        {now.roles.map(({ role_id, seat }) => {
          const from = seatBefore(role_id);
          if (seat === null) return null;
          return (
            <li key={role_id}>
              {from === null
                ? t('scene.seated', { role: nameOf(role_id), to: wordsNow(seat) })
                : t('scene.moved', { role: nameOf(role_id), from: wordsBefore(from), to: wordsNow(seat) })}
            </li>
          );
        })}
      </ul>
      {standing.length > 0 && (
        <p className={scenes.fault}>
          {t('scene.standing', {
            roles: format.list(standing.map(({ role_id }) => nameOf(role_id))),
            seats: seatsOfScene(scene).length,
          })}
        </p>
      )}
      {lost.length > 0 && <p>{t('scene.names_lost', { names: format.list(lost) })}</p>}
    </div>
  );
}

/** What the seats of a section are called: as its author named them, else as its scene does. */
function useWords(node: FlowNode): (seat: string) => string {
  const format = useFormat();
  const scene = node.scene ?? 'courtroom';
  const usual = useSeatWords(scene, seatsOfScene(scene));
  const names = seatNamesOf(node, format.pick);
  return (seat) => names[seat] ?? usual(seat);
}
