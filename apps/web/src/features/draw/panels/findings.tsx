import type { FlowCheck, FlowFinding } from '@lets/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { applyMend } from '../model/mend.ts';
import { useDrawnFlow, useEditor } from '../session/editor.ts';
import { useCentre } from '../session/use-centre.ts';
import styles from './bottom.module.css';
import { useFindingTexts } from './use-finding-texts.ts';

/** How many errors and warnings, or that there are none. */
export function CheckSummary({ check }: { check: FlowCheck | null }) {
  const { t } = useTranslation('finding');
  if (!check) return null;
  const errors = check.findings.filter(({ severity }) => severity === 'error').length;
  const warnings = check.findings.length - errors;
  return (
    <span className={styles.summary} role="status">
      {errors > 0 && (
        <span className={styles.error}>
          <Icon name="xc" size={15} />
          {t('errors', { count: errors })}
        </span>
      )}
      {warnings > 0 && (
        <span className={styles.warning}>
          <Icon name="alert" size={15} />
          {t('warnings', { count: warnings })}
        </span>
      )}
      {errors === 0 && (
        <span className={check.proved ? styles.passed : styles.warning}>
          <Icon name={check.proved ? 'checkc' : 'alert'} size={15} />
          {t(check.proved ? 'passed' : 'unproved', { count: check.explored })}
        </span>
      )}
    </span>
  );
}

/** Every finding with its node, its reason, and a way to mend it. */
export function Findings({ check }: { check: FlowCheck | null }) {
  const { t } = useTranslation('finding');
  if (!check) return <p className={styles.note}>{t('checking')}</p>;
  if (check.findings.length === 0) {
    return (
      <p className={styles.note}>
        <Icon name="checkc" size={17} className={styles.passed ?? ''} />
        {t(check.proved ? 'sound' : 'unproved_text', { count: check.explored })}
      </p>
    );
  }
  return (
    <ul className={styles.rows}>
      {check.findings.map((finding) => (
        <Row key={JSON.stringify(finding)} finding={finding} />
      ))}
    </ul>
  );
}

function Row({ finding }: { finding: FlowFinding }) {
  const flow = useDrawnFlow();
  const editor = useEditor();
  const centre = useCentre();
  const texts = useFindingTexts(flow);
  const isError = finding.severity === 'error';
  const { mend } = finding;
  const show = () => {
    if (finding.node_id) centre(finding.node_id);
    if (finding.transition_id) editor.select([finding.transition_id]);
  };
  return (
    <li>
      <Icon
        name={isError ? 'xc' : 'alert'}
        size={17}
        className={(isError ? styles.error : styles.warning) ?? ''}
      />
      <button type="button" className={styles.where} onClick={show}>
        {texts.where(finding)}
      </button>
      <button type="button" className={styles.why} title={texts.why(finding)} onClick={show}>
        {texts.why(finding)}
      </button>
      {mend && editor.canEdit && (
        <Button size="sm" onClick={() => editor.edit((now) => applyMend(now, mend))}>
          {texts.mend(mend)}
        </Button>
      )}
    </li>
  );
}
