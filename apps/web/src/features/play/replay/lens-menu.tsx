import type { ExperimentDetail } from '@lets/contract';
import { rolesOfUser } from '@lets/engine';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { Menu } from '../../../components/menu/menu.tsx';
import { buildTimeline, type Timeline } from '../../../domain/run/timeline/timeline.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { positive } from '../../../lib/use-list-params.ts';
import { type Lens, lensOf } from './lens.ts';
import styles from './record.module.css';

const PARAM = 'as';

/** Whose eyes the address names, with the run as they saw it; null for all that the reader knows. */
export function useLens(
  detail: ExperimentDetail,
  whole: Timeline,
): { lens: Lens | null; timeline: Timeline } {
  const [params] = useSearchParams();
  const userId = positive(params.get(PARAM), 0);
  const name = detail.members.find(({ id }) => id === userId)?.name;
  return useMemo(() => {
    if (name === undefined) return { lens: null, timeline: whole };
    const lens = lensOf(whole, userId, name);
    return { lens, timeline: buildTimeline(lens.events) };
  }, [whole, userId, name]);
}

/** Through whose eyes the run is watched. */
export function LensMenu({ detail, lens }: { detail: ExperimentDetail; lens: Lens | null }) {
  const { t } = useTranslation(['record', 'common']);
  const format = useFormat();
  const [, setParams] = useSearchParams();
  const choose = (userId: number | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (userId === null) next.delete(PARAM);
        else next.set(PARAM, String(userId));
        return next;
      },
      { replace: true },
    );
  const rolesOf = (userId: number) =>
    format.list(
      rolesOfUser(detail.flow, detail.state, userId).map((id) =>
        format.pick(detail.flow.roles.find((role) => role.id === id)?.name),
      ),
    );
  return (
    <Menu
      label={t('lens.label')}
      look="act"
      buttonClass={styles.lens ?? ''}
      items={[
        { key: 'all', icon: 'eye', label: t('lens.all'), onSelect: () => choose(null) },
        ...detail.members.map(({ id, name }) => ({
          key: String(id),
          icon: 'user' as const,
          label: name,
          note: rolesOf(id) || t('common:observer'),
          onSelect: () => choose(id),
        })),
      ]}
    >
      <Icon name="eye" size={15} />
      {lens ? lens.name : t('lens.all')}
      <Icon name="cd" size={13} />
    </Menu>
  );
}

/** Says whose eyes they are, and that there was more. */
export function LensNote({ lens }: { lens: Lens }) {
  const { t } = useTranslation('record');
  return (
    <p className={styles.lensNote} role="status">
      <Icon name="eye" size={15} />
      <span>{t('lens.note', { name: lens.name })}</span>
      {lens.hidden > 0 && <span>{t('lens.hidden', { count: lens.hidden })}</span>}
    </p>
  );
}
