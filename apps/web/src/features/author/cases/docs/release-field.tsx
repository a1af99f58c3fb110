import { type CaseDocument, LIMITS } from '@lets/contract';
import { useTranslation } from '../../../../i18n/texts.ts';
import { gonePoints, PointField } from '../points/point-field.tsx';
import type { CaseEdit } from '../use-case.ts';

/** What opens a document in place of its section. */
export function ReleaseField(props: {
  edit: CaseEdit;
  release: CaseDocument['release'];
  onChange: (release: CaseDocument['release']) => void;
}) {
  const { edit, release = [], onChange } = props;
  const { t } = useTranslation('project');
  const { flow } = edit.project;
  return (
    <PointField
      flow={flow}
      label={t('doc.opens')}
      hint={t(release.length > 0 ? 'doc.opens_hint' : 'doc.opens_unset')}
      placeholder={t('doc.opens_by_section')}
      error={gonePoints(flow, release).length > 0 ? t('doc.opens_unknown') : null}
      points={release}
      max={LIMITS.release_points}
      onChange={(points) => onChange(points.length > 0 ? points : undefined)}
    />
  );
}
