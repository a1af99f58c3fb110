import type { WorkflowDetail } from '@lets/contract';
import { Tag } from '../../../../components/surface/surface.tsx';
import { toast } from '../../../../components/toast/toast.tsx';
import { VersionsDialog } from '../../../../domain/flow/versions/versions-dialog.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useOpen } from '../../../../lib/use-open.ts';
import { useEditor } from '../session/editor.ts';
import styles from './top-bar.module.css';

/** Which version is open; pressed, it shows the others and the way back to them. */
export function VersionTag({ detail }: { detail: WorkflowDetail }) {
  const { t } = useTranslation(['draw', 'workflow']);
  const editor = useEditor();
  const [open, setOpen, close] = useOpen<'versions'>();
  const tag = (
    <Tag tone={detail.published ? 'jade' : 'gold'}>
      {t(detail.published ? 'top.published' : 'top.draft', { version: detail.version })}
    </Tag>
  );
  if (detail.versions.length < 2) return tag;
  const restore = (flow: WorkflowDetail['flow'], version: number) => {
    editor.edit(() => flow);
    toast(t('workflow:versions.restored', { version }), { type: 'success' });
  };
  return (
    <>
      <button
        type="button"
        className={styles.version}
        title={t('workflow:versions.title')}
        aria-haspopup="dialog"
        onClick={() => setOpen('versions')}
      >
        {tag}
      </button>
      {open && (
        <VersionsDialog detail={detail} {...(editor.canEdit && { onRestore: restore })} onClose={close} />
      )}
    </>
  );
}
