import { jumpStart } from '@lets/contract';
import { Button, LinkButton } from '../../../../components/button/button.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { roomDoor } from '../../../../lib/paths.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { DockActs } from '../frame/dock-acts.tsx';
import { useBusy } from '../hooks/use-busy.ts';
import { only, useRoom } from '../room-context.tsx';
import { JumpPreview, useJumpAhead, whyMissing } from './jump-preview.tsx';
import styles from './wait.module.css';

/** The section that leads into another case: starts the linked experiment, and then the way into it. */
export function JumpCard() {
  const { t } = useTranslation(['room', 'room-linked']);
  const { node, section, abilityOf, act } = useRoom(only('node', 'section', 'abilityOf', 'act'));
  const { pick } = useFormat();
  const [isBusy, run] = useBusy();
  const ability = abilityOf('jump');
  const target = section?.jumped_to ?? null;
  const { error } = useJumpAhead(target === null);
  const leadsNowhere = target === null && error !== null && whyMissing(error) === 'nowhere';
  return (
    <section className={classNames(styles.card, styles.leading)}>
      <header className={styles.head}>
        <div>
          <h1>{pick(node.name)}</h1>
          <p>{pick(node.introduction)}</p>
        </div>
      </header>
      {target === null && (
        <div className={styles.ahead}>
          <JumpPreview />
        </div>
      )}
      <div className={styles.foot}>
        <div className={styles.jump}>
          {!leadsNowhere && <p>{t(target === null ? 'room-linked:about' : 'room-linked:begun')}</p>}
          {target !== null ? (
            <LinkButton variant="primary" icon="jump" to={roomDoor(target, null)}>
              {t('jump.enter')}
            </LinkButton>
          ) : (
            ability.is !== 'hidden' &&
            !leadsNowhere && (
              <Button
                variant="primary"
                icon="jump"
                busy={isBusy}
                reason={ability.is === 'disabled' ? ability.reason : null}
                onClick={() => void run(() => act(jumpStart, {}))}
              >
                {t('jump.start')}
              </Button>
            )
          )}
        </div>
        <DockActs />
      </div>
    </section>
  );
}
