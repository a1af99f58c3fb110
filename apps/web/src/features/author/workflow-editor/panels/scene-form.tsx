import { type FlowNode, SCENES, type SceneKey } from '@lets/contract';
import { Scene } from '../../../../components/scene/index.ts';
import { withScene } from '../../../../domain/flow/seating/seating.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useEditor } from '../session/editor.ts';
import styles from './inspector.module.css';

/** Which room the section plays in. */
export function SceneForm({ node }: { node: FlowNode }) {
  const { t } = useTranslation('draw');
  const editor = useEditor();
  const choose = (scene: SceneKey) =>
    editor.edit((flow) => ({
      ...flow,
      nodes: flow.nodes.map((one) => (one.id === node.id ? withScene(one, flow.roles, scene) : one)),
    }));
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
              onChange={() => choose(scene)}
            />
            {t(`scene.${scene}`)}
          </label>
        ))}
      </fieldset>
      {node.video && <p className={styles.note}>{t('scene_video')}</p>}
    </section>
  );
}
