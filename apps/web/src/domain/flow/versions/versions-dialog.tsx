import { type FlowVersion, type WorkflowDetail, workflowDetail } from '@lets/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { call, showError } from '../../../lib/api-client.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { FlowChanges } from './flow-changes.tsx';
import styles from './versions.module.css';

/**
 * All versions of a workflow: read, compared with the one that is open, and gone back to. `onRestore` puts an earlier version's flow in place of
 * the draft; without it the list is only read.
 */
export function VersionsDialog(props: {
  detail: WorkflowDetail;
  onRestore?: (flow: WorkflowDetail['flow'], version: number) => void;
  onClose: () => void;
}) {
  const { detail, onRestore, onClose } = props;
  const { t } = useTranslation('workflow');
  const [compared, compare] = useState<number | null>(null);
  const [fetched, fetchOne] = useState<number | null>(null);
  const versions = [...detail.versions].sort((a, b) => b.version - a.version);
  const restore = async ({ flow_id, version }: FlowVersion) => {
    fetchOne(flow_id);
    try {
      const { flow } = await call(workflowDetail, { flow_id }, { shown: 'in-place' });
      onRestore?.(flow, version);
      onClose();
    } catch (error) {
      showError(error instanceof Error ? error.message : String(error));
    } finally {
      fetchOne(null);
    }
  };
  return (
    <Dialog title={t('versions.title')} icon="history" width={680} onClose={onClose}>
      <p className={styles.note}>{t(onRestore ? 'versions.text' : 'versions.text_read')}</p>
      <ul className={styles.versions}>
        {versions.map((one) => (
          <li key={one.flow_id}>
            <div className={styles.row}>
              <Version version={one} isOpen={one.flow_id === detail.flow_id} />
              {one.flow_id !== detail.flow_id && (
                <>
                  <Button
                    size="sm"
                    aria-expanded={compared === one.flow_id}
                    onClick={() => compare(compared === one.flow_id ? null : one.flow_id)}
                  >
                    {t('versions.compare')}
                  </Button>
                  <Link to={`/workflowXML/view/${one.flow_id}`}>{t('act.view')}</Link>
                  {onRestore && one.published_at !== null && (
                    <Button
                      size="sm"
                      variant="soft"
                      icon="restart"
                      busy={fetched === one.flow_id}
                      onClick={() => void restore(one)}
                    >
                      {t('versions.restore')}
                    </Button>
                  )}
                </>
              )}
            </div>
            {compared === one.flow_id && <FlowChanges from={one.flow_id} to={detail.flow_id} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Version({ version: one, isOpen }: { version: FlowVersion; isOpen: boolean }) {
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const isDraft = one.published_at === null;
  return (
    <span>
      <Tag tone={isDraft ? 'gold' : 'jade'}>
        {t(isDraft ? 'draft' : 'published', { version: one.version })}
      </Tag>
      {isOpen && <b> {t('versions.open')}</b>}
      <small>
        {format.list([
          ...(one.published_at === null
            ? []
            : [t('versions.published_at', { time: format.moment(one.published_at) })]),
          one.project_count > 0 ? t('versions.cases', { count: one.project_count }) : t('versions.no_cases'),
          ...(one.running_count > 0 ? [t('versions.running', { count: one.running_count })] : []),
        ])}
      </small>
    </span>
  );
}
