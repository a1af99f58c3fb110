import { Button } from '../../../components/button/button.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import type { Undo } from './use-undo.ts';

/** Takes back the last change to scenes and seats. */
export function UndoButton({ undo }: { undo: Undo }) {
  const { t } = useTranslation('setup');
  return (
    <Button size="sm" icon="undo" disabled={!undo.takeBack} onClick={undo.takeBack}>
      {t('undo')}
    </Button>
  );
}
