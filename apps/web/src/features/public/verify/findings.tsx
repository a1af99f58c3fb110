import type { DossierKind, Finding, FindingState, Verdict } from '@lets/dossier';
import { useState } from 'react';
import { Chip, Tag, type TagTone } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './verify.module.css';

const ORDER: readonly FindingState[] = ['changed', 'missing', 'added', 'intact'];
const TONE: Readonly<Record<FindingState, TagTone>> = {
  intact: 'jade',
  changed: 'seal',
  missing: 'seal',
  added: 'gold',
};

/** Every item with what was found of it, faults first. */
export function Findings({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('verify');
  const [shown, setShown] = useState<FindingState | null>(null);
  const countOf = (state: FindingState) =>
    verdict.findings.filter((finding) => finding.state === state).length;
  const list = ORDER.flatMap((state) => verdict.findings.filter((finding) => finding.state === state)).filter(
    ({ state }) => shown === null || state === shown,
  );
  if (verdict.findings.length === 0) return null;
  return (
    <section className={styles.findings} aria-labelledby="findings">
      <header>
        <h2 id="findings">{t('findings')}</h2>
        <Chip pressed={shown === null} onClick={() => setShown(null)}>
          {t('all', { count: verdict.findings.length })}
        </Chip>
        {ORDER.filter((state) => countOf(state) > 0).map((state) => (
          <Chip key={state} pressed={shown === state} onClick={() => setShown(state)}>
            {t(`state_count.${state}`, { count: countOf(state) })}
          </Chip>
        ))}
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('column.state')}</th>
            <th scope="col">{t('column.item')}</th>
            <th scope="col">{t('column.size')}</th>
            <th scope="col">{t('column.hash')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((finding) => (
            <Row key={`${finding.state} ${finding.path}`} finding={finding} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ finding: { state, path, item, sha256 } }: { finding: Finding }) {
  const { t } = useTranslation('verify');
  const format = useFormat();
  const kindOf = (kind: DossierKind) => t(`kind.${kind}`);
  return (
    <tr>
      <td>
        <Tag tone={TONE[state]}>{t(`state.${state}`)}</Tag>
      </td>
      <td>
        <b>{item ? item.name : path}</b>
        <small>{item ? `${kindOf(item.kind)} · ${path}` : t('not_listed')}</small>
      </td>
      <td>{item ? format.fileSize(item.bytes) : ''}</td>
      <td>
        {item && <code>{item.sha256}</code>}
        {sha256 && sha256 !== item?.sha256 && (
          <code className={item ? styles.found : undefined}>{item ? t('found', { sha256 }) : sha256}</code>
        )}
      </td>
    </tr>
  );
}
