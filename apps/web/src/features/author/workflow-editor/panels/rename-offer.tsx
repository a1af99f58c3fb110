import type { FlowNode } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { optionsNamed, renameOptions } from '../model/rename.ts';
import { useDrawnFlow, useEditor } from '../session/editor.ts';
import styles from './inspector.module.css';

/** Offers to give the options that lead to a renamed section its new name, while they bear the one that it had when it was taken up. */
export function RenameOffer({ node }: { node: FlowNode }) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const editor = useEditor();
  const flow = useDrawnFlow();
  const [former, setFormer] = useState(node.name);
  const stale = optionsNamed(flow, node.id, former);
  if (!editor.canEdit || stale.length === 0) return null;
  return (
    <p className={styles.offer} role="status">
      {t('rename.stale', { count: stale.length, name: format.pick(former) })}
      <Button
        size="sm"
        variant="text"
        onClick={() => {
          editor.edit((now) => renameOptions(now, node.id, former));
          setFormer(node.name);
        }}
      >
        {t('rename.take')}
      </Button>
    </p>
  );
}
