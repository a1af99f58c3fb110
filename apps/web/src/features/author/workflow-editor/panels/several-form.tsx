import { Button } from '../../../../components/button/button.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { type Arrangement, arrange, remove } from '../model/edits.ts';
import { useEditor, useSelected } from '../session/editor.ts';
import styles from './inspector.module.css';

const WAYS: readonly Arrangement[] = ['column', 'row', 'spread_down', 'spread_across'];

export function SeveralForm() {
  const { t } = useTranslation('draw');
  const editor = useEditor();
  const selected = useSelected();
  return (
    <>
      <header className={styles.head}>
        <h2>{t('several.title', { count: selected.size })}</h2>
      </header>
      {editor.canEdit && (
        <section className={styles.block}>
          <div className={styles.acts}>
            {WAYS.map((how) => (
              <Button key={how} onClick={() => editor.edit((flow) => arrange(flow, selected, how))}>
                {t(`arrange.${how}`)}
              </Button>
            ))}
          </div>
          <Button icon="trash" onClick={() => editor.edit((flow) => remove(flow, selected))}>
            {t('several.delete', { count: selected.size })}
          </Button>
        </section>
      )}
    </>
  );
}
