import { type FlowNode, SCENES } from '@lets/contract';
import { Scene } from '../../../../components/scene/index.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { setNode } from '../model/edits.ts';
import { useEditor } from '../session/editor.ts';
import styles from './inspector.module.css';

/** Which room the section plays in. */
export function SceneForm({ node }: { node: FlowNode }) {
  const { t } = useTranslation('draw');
  const editor = useEditor();
  return (
    <section className={styles.block}>
      {node.scene && (
        <div className={styles.scene}>
          <Scene scene={node.scene} occupants={[]} label={t(`scene.${node.scene}`)} />
        </div>
      )}
      <fieldset className={styles.scenes}>
        <legend className="visually-hidden">{t('tab.scene')}</legend>
        {SCENES.map((scene) => (
          <label key={scene} className={styles.check}>
            <input
              type="radio"
              name={`scene ${node.id}`}
              checked={node.scene === scene}
              disabled={!editor.canEdit}
              onChange={() => editor.edit((flow) => setNode(flow, node.id, { scene }))}
            />
            {t(`scene.${scene}`)}
          </label>
        ))}
      </fieldset>
      {node.video && <p className={styles.note}>{t('scene_video')}</p>}
    </section>
  );
}
