import { SETUP_STEPS, type WorkflowDetail, workflowVersionNew } from '@lets/contract';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { AssistantSlot } from '../../../components/assistant-slot/assistant-slot.tsx';
import { BackLink } from '../../../components/back-link/back-link.tsx';
import { Mark } from '../../../components/brand/brand.tsx';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { LeaveGuard } from '../../../components/leave-guard/leave-guard.tsx';
import { SaveStatus } from '../../../components/save-status/save-status.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { RehearseButton } from '../../../domain/flow/rehearsal/rehearse-button.tsx';
import { SETUP_PAGES, setupPath } from '../../../domain/flow/setup-steps.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { correctPath } from '../../../lib/paths.ts';
import { useAct } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './frame.module.css';
import { Meanwhile } from './meanwhile.tsx';
import { sectionSearch } from './use-chosen.ts';
import { useFaultWords } from './use-fault-words.ts';
import type { Setup } from './use-setup.ts';

const LAST = SETUP_PAGES.length - 1;
const SHOWN = 3;
/** The steps in which one section at a time is on the desk. */
const BY_SECTION: readonly number[] = [0, 1, 4, 6];

interface FrameProps {
  detail: WorkflowDetail;
  setup: Setup;
  step: number;
  onReload: () => void;
  children: ReactNode;
}

/** The flow's name, the seven steps, the step itself, and the way on. */
export function Frame({ detail, setup, step, onReload, children }: FrameProps) {
  return (
    <div className={styles.page}>
      <Head detail={detail} setup={setup} />
      <Rail detail={detail} setup={setup} step={step} />
      <main className={styles.main}>{children}</main>
      <Foot detail={detail} setup={setup} step={step} />
      <Meanwhile detail={detail} setup={setup} step={step} onReload={onReload} />
      <LeaveGuard
        isUnsaved={setup.isUnsaved}
        save={setup.flush}
        within={`/manager/workflow/set/${detail.flow_id}/`}
      />
    </div>
  );
}

function Head({ detail, setup }: Pick<FrameProps, 'detail' | 'setup'>) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const other = format.language === 'zh' ? detail.name.en : detail.name.zh;
  return (
    <header className={styles.head}>
      <BackLink to="/manager/workflow" label={t('back')} inBar />
      <Mark size={30} />
      <div className={styles.name}>
        <h1>{format.pick(detail.name)}</h1>
        <small lang={format.language === 'zh' ? 'en' : 'zh'}>{other}</small>
      </div>
      <Tag tone={detail.published ? 'jade' : 'gold'}>
        {t(detail.published ? 'published' : 'draft', { version: detail.version })}
      </Tag>
      {setup.editable ? <SaveStatus state={setup.state} /> : <small>{t('read_only')}</small>}
      <span className={styles.gap} />
      {detail.published && (
        <LinkButton variant="ghost" icon="pen" to={correctPath(detail.flow_id)}>
          {t('correct')}
        </LinkButton>
      )}
      {!setup.editable && <NextVersion detail={detail} />}
      <RehearseButton
        flow={setup.flow}
        flowId={detail.flow_id}
        isQuiet
        {...(setup.editable && { save: setup.flush })}
      />
      <LinkButton to={`/workflowXML/draw/${detail.flow_id}`} icon="layout">
        {t('draw')}
      </LinkButton>
      <AssistantSlot />
    </header>
  );
}

function NextVersion({ detail }: { detail: WorkflowDetail }) {
  const { t } = useTranslation('setup');
  const navigate = useNavigate();
  const act = useAct(workflowVersionNew, {
    onSuccess: ({ flow_id }) => void navigate(`/manager/workflow/set/${flow_id}`),
  });
  return (
    <Button variant="primary" busy={act.isPending} onClick={() => act.mutate({ flow_id: detail.flow_id })}>
      {t('next_version')}
    </Button>
  );
}

function Rail({ detail, setup, step }: Pick<FrameProps, 'detail' | 'setup' | 'step'>) {
  const { t } = useTranslation('setup');
  const lawful = Math.min(LAST, setup.furthest + 1);
  return (
    <nav className={styles.rail} aria-label={t('rail')}>
      <ol>
        {SETUP_PAGES.map((page, at) => {
          const lacking = setup.faults.filter((fault) => fault.step === at).length;
          const isDone = at <= setup.furthest;
          const note = isDone
            ? t('step_done')
            : at <= lawful
              ? t('step_lacks', { count: lacking })
              : t('step_locked');
          const name = SETUP_STEPS[at];
          const inside = (
            <>
              <i aria-hidden="true">
                {isDone && at !== step ? (
                  <Icon name="check" size={14} />
                ) : at > lawful ? (
                  <Icon name="lock" size={14} />
                ) : (
                  at
                )}
              </i>
              <span>
                <b>{name && t(`step.${name}`)}</b>
                <small>{note}</small>
              </span>
            </>
          );
          const className = classNames(isDone && styles.done, at === step && styles.here);
          return (
            <li key={page} className={className} aria-current={at === step ? 'step' : undefined}>
              {at <= lawful ? (
                <Link to={setupPath(detail.flow_id, page)}>{inside}</Link>
              ) : (
                <span className={styles.locked}>{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function Foot({ detail, setup, step }: Pick<FrameProps, 'detail' | 'setup' | 'step'>) {
  const { t } = useTranslation(['setup', 'common']);
  const navigate = useNavigate();
  const words = useFaultWords(setup.flow);
  const own = setup.faults.filter((fault) => fault.step === step);
  const nameOf = (at: number) => {
    const name = SETUP_STEPS[at];
    return name ? t(`step.${name}`) : '';
  };
  const go = async (to: number) => {
    if (to > step && own.length > 0 && setup.editable) {
      toast(t('common:guard.step_incomplete'), { type: 'warning' });
      return;
    }
    if (setup.editable && !(await setup.flush())) return;
    const page = SETUP_PAGES[to];
    await navigate(page ? setupPath(detail.flow_id, page) : `/workflowXML/draw/${detail.flow_id}`);
  };
  return (
    <footer className={styles.foot}>
      {step > 0 && (
        <Button icon="arrowl" onClick={() => void go(step - 1)}>
          {t('previous', { step: nameOf(step - 1) })}
        </Button>
      )}
      <span className={styles.gap} />
      {own.length > 0 && setup.editable && (
        <p className={styles.lacks} role="status">
          <Icon name="alert" size={16} />
          <span>{t('common:guard.step_incomplete')}</span>
          {own.slice(0, SHOWN).map((fault) => {
            const key = `${fault.code} ${fault.node_id} ${fault.role_id}`;
            return fault.node_id && BY_SECTION.includes(step) ? (
              <Link key={key} to={sectionSearch(fault.node_id)} replace>
                {words(fault)}
              </Link>
            ) : (
              <em key={key}>{words(fault)}</em>
            );
          })}
          {own.length > SHOWN && (
            <em className={styles.more}>{t('more_faults', { count: own.length - SHOWN })}</em>
          )}
        </p>
      )}
      <Button variant="primary" iconAfter="arrowr" onClick={() => void go(step + 1)}>
        {step === LAST ? t('finish') : t('next', { step: nameOf(step + 1) })}
      </Button>
    </footer>
  );
}
