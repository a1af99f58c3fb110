import {
  experimentList,
  PRACTICE_PACES,
  type PracticePace,
  type ProjectDetail,
  playersPlay,
} from '@lets/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { PartnerManner, USUAL_MANNER } from '../../../../components/partner-manner/partner-manner.tsx';
import { toast } from '../../../../components/toast/toast.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { roomDoor } from '../../../../lib/paths.ts';
import { useAct } from '../../../../lib/query.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useOpen } from '../../../../lib/use-open.ts';
import { useUser } from '../../../../lib/user.ts';
import { loadsOf, type RoleLoad, suggestedRole } from './first-role.ts';
import styles from './play-now.module.css';
import { RoleChoice } from './role-choice.tsx';
import startCard from './start-card.module.css';

/** Pure: one person can play a case of several roles at once, with practice partners for the others. */
export function isPlayable({ multi_user, flow, open }: ProjectDetail): boolean {
  return multi_user && flow.roles.length > 1 && open.can_prepare;
}

/** What a newcomer does first: one role of their own, everything else with partners, at once. */
export function PlayNow({ project }: { project: ProjectDetail }) {
  const { t } = useTranslation('prepare');
  const format = useFormat();
  const [isOpen, setOpen, close] = useOpen<true>();
  const isStudent = useUser()?.identity === 1;
  const loads = loadsOf(project.flow);
  const best = suggestedRole(loads);
  if (!isStudent || !best || !isPlayable(project)) return null;
  const role = format.pick(project.flow.roles.find(({ id }) => id === best.roleId)?.name);
  return (
    <>
      <Button
        variant="seal"
        size="lg"
        icon="play"
        block
        className={startCard.prepare}
        aria-describedby="now-note"
        onClick={() => setOpen(true)}
      >
        {t('now.play')}
      </Button>
      <p id="now-note" className={startCard.startNote}>
        {t('now.note')}
        <b className={styles.suggested}>
          {t('now.suggested', { role, level: t(`now.level.${best.level}`) })}
        </b>
      </p>
      {isOpen && <PlayDialog project={project} loads={loads} best={best} onClose={close} />}
    </>
  );
}

/** Which role, how fast the others are, and what happens when it is pressed. */
function PlayDialog(props: {
  project: ProjectDetail;
  loads: readonly RoleLoad[];
  best: RoleLoad;
  onClose: () => void;
}) {
  const { project, loads, best, onClose } = props;
  const { t } = useTranslation(['prepare', 'common']);
  const format = useFormat();
  const [role, setRole] = useState(best.roleId);
  const [pace, setPace] = useState<PracticePace>('calm');
  const [manner, setManner] = useState(USUAL_MANNER);
  const nameOf = (id: string) => format.pick(project.flow.roles.find((one) => one.id === id)?.name);
  const navigate = useNavigate();
  const play = useAct(playersPlay, {
    invalidates: [experimentList],
    onSuccess: ({ eid }) => {
      toast(t('now.started', { role: nameOf(role) }), { type: 'success' });
      void navigate(roomDoor(eid, null));
    },
  });
  return (
    <Dialog
      title={t('now.title')}
      icon="play"
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button
            variant="seal"
            icon="play"
            busy={play.isPending}
            onClick={() =>
              play.mutate({ project_id: project.id, role, pace, ...manner, request_id: newRequestId() })
            }
          >
            {t('now.confirm', { role: nameOf(role) })}
          </Button>
        </>
      }
    >
      <p className={styles.why}>
        {t(`now.why.${best.level}`, { role: nameOf(best.roleId), spoken: best.spoken })}
      </p>
      <RoleChoice project={project} loads={loads} best={best} chosen={role} onChoose={setRole} />
      <PaceChoice pace={pace} onChange={setPace} />
      <PartnerManner manner={manner} onChange={setManner} />
      <Steps partners={project.flow.roles.length - 1} />
    </Dialog>
  );
}

function PaceChoice({ pace, onChange }: { pace: PracticePace; onChange: (pace: PracticePace) => void }) {
  const { t } = useTranslation(['prepare', 'practice']);
  return (
    <fieldset className={styles.roles}>
      <legend>{t('now.pace')}</legend>
      {PRACTICE_PACES.map((one) => (
        <label key={one} className={styles.role}>
          <input type="radio" name="now-pace" checked={pace === one} onChange={() => onChange(one)} />
          <span>
            <b>{t(`practice:pace_of.${one}`)}</b>
            <i>{t(`practice:pace_text.${one}`)}</i>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Steps({ partners }: { partners: number }) {
  const { t } = useTranslation('prepare');
  return (
    <section className={styles.steps} aria-labelledby="now-steps">
      <h3 id="now-steps">{t('now.steps')}</h3>
      <ol>
        <li>{t('now.step.task')}</li>
        <li>{t('now.step.partners', { count: partners })}</li>
        <li>{t('now.step.start')}</li>
      </ol>
    </section>
  );
}
