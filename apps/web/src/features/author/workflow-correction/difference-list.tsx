import type { Difference } from '@lets/authoring';
import type { Flow } from '@lets/contract';
import { Face } from '../../../components/face/face.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { changedPart } from './changed-part.ts';
import styles from './correct.module.css';

/** What one of several texts of a piece is called. */
export function useTextName(
  flow: Flow,
): (place: Pick<Difference, 'field' | 'at' | 'roleId' | 'language'>) => string {
  const { t } = useTranslation('correct');
  const format = useFormat();
  return ({ field, at, roleId, language }) => {
    const role =
      roleId === null ? t('everybody') : format.pick(flow.roles.find(({ id }) => id === roleId)?.name);
    const name = t(`diff.${field}`, { at: at ?? '', role }).trim();
    return language ? t('diff.in', { name, language: t(`language.${language}`) }) : name;
  };
}

/** What reads otherwise: struck through what stood there, underlined what stands there now. */
export function DifferenceList({ flow, differences }: { flow: Flow; differences: readonly Difference[] }) {
  const { t } = useTranslation('correct');
  const titleOf = useTextName(flow);
  if (differences.length === 0) return <p className={styles.hint}>{t('diff.other')}</p>;
  return (
    <dl className={styles.differences}>
      {differences.map((one) => (
        <div key={`${one.field} ${one.at} ${one.language}`}>
          <dt>{titleOf(one)}</dt>
          <dd lang={one.language ?? undefined}>
            <Reading difference={one} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Reading({ difference: { field, from, to } }: { difference: Difference }) {
  const { t } = useTranslation('correct');
  if (field === 'character') {
    return (
      <span className={styles.faces}>
        <Face character={from} size={44} label={t('diff.before')} />
        <span aria-hidden="true">{t('diff.arrow')}</span>
        <Face character={to} size={44} label={t('diff.after')} />
      </span>
    );
  }
  if (field === 'self_check') return t(to === '' ? 'diff.looked_up' : 'diff.left_to_drafter');
  if (from === to) return t(field === 'pictures' ? 'diff.pictures_changed' : 'diff.format_only');
  const { start, removed, added, end } = changedPart(from, to);
  return (
    <>
      {start}
      {removed && (
        <del>
          <span className="visually-hidden">{t('diff.before')}</span>
          {removed}
        </del>
      )}
      {added && (
        <ins>
          <span className="visually-hidden">{t('diff.after')}</span>
          {added}
        </ins>
      )}
      {end}
    </>
  );
}
