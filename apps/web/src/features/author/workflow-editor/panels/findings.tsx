import type { FlowCheck, FlowFinding } from '@lets/contract';
import { memo, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { applyMend } from '../model/mend.ts';
import { useDrawnFlow, useEditor } from '../session/editor.ts';
import { useCentre } from '../session/use-centre.ts';
import styles from './bottom.module.css';
import { useFindingTexts } from './use-finding-texts.ts';
import { WriteEnglish } from './write-english.tsx';

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

/** So many are listed at first: a flow just begun has one for every node, and each edit makes them anew. */
const LISTED = 40;

interface FindingsProps {
  flowId: number;
  check: FlowCheck | null;
}

/** Every finding with its node, its reason, and a way to mend it. Drawn again when the flow was checked again, not with the page around it. */
export const Findings = memo(function Findings({ flowId, check }: FindingsProps) {
  // Here, for the finding itself goes with the last text that is written.
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <Listed check={check} onEnglish={() => setWriting(true)} />
      {isWriting && <WriteEnglish flowId={flowId} onClose={() => setWriting(false)} />}
    </>
  );
});

function Listed({ check, onEnglish }: { check: FlowCheck | null; onEnglish: () => void }) {
  const { t } = useTranslation('finding');
  const [isWhole, setWhole] = useState(false);
  const texts = useFindingTexts(useDrawnFlow());
  if (!check) return <p className={styles.note}>{t('checking')}</p>;
  const { findings, proved, explored } = check;
  if (findings.length === 0) {
    return (
      <p className={styles.note}>
        <Icon name="checkc" size={17} className={styles.passed ?? ''} />
        {t(proved ? 'sound' : 'unproved_text', { count: explored })}
      </p>
    );
  }
  const listed = isWhole ? findings : findings.slice(0, LISTED);
  const left = findings.length - listed.length;
  return (
    <>
      <ul className={styles.rows}>
        {listed.map((finding) => (
          <Row key={JSON.stringify(finding)} finding={finding} texts={texts} onEnglish={onEnglish} />
        ))}
      </ul>
      {left > 0 && (
        <p className={styles.note}>
          <Button size="sm" onClick={() => setWhole(true)}>
            {t('more', { count: left })}
          </Button>
        </p>
      )}
    </>
  );
}

interface RowProps {
  finding: FlowFinding;
  texts: ReturnType<typeof useFindingTexts>;
  onEnglish: () => void;
}

function Row({ finding, texts, onEnglish }: RowProps) {
  const { t } = useTranslation('finding');
  const editor = useEditor();
  const centre = useCentre();
  const isError = finding.severity === 'error';
  const { mend, others = [] } = finding;
  const offers = mend ? [mend, ...others] : [];
  const why = texts.why(finding);
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
      <button type="button" className={styles.why} title={why} onClick={show}>
        {why}
      </button>
      {editor.canEdit && (
        <span className={styles.offers}>
          {finding.code === 'english_missing' && (
            <Button size="sm" onClick={onEnglish}>
              {t('write_english')}
            </Button>
          )}
          {offers.map((offer) => (
            <Button
              key={JSON.stringify(offer)}
              size="sm"
              onClick={() => editor.edit((now) => applyMend(now, offer))}
            >
              {texts.mend(offer, finding.node_id)}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}
