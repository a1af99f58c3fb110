import type { FlowNode, SceneKey } from '@lets/contract';
import { SCENES } from '../../../../../art/scene-catalog.ts';
import { Scene } from '../../../../../components/scene/index.ts';
import { useTranslation } from '../../../../../i18n/texts.ts';
import { classNames } from '../../../../../lib/class-names.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import scenes from '../scenes.module.css';

const NOBODY: readonly never[] = [];

/** The drawn scenes, with how many seats each has, and for how many of the section's roles that is too few. */
export function ScenePick({ node, onChoose }: { node: FlowNode; onChoose: (scene: SceneKey) => void }) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  return (
    <ul className={scenes.grid}>
      {SCENES.map(({ key, name, seats }) => {
        const lacking = node.roles.length - seats.length;
        return (
          <li key={key}>
            <button
              type="button"
              aria-pressed={node.scene === key}
              className={classNames(scenes.pick, node.scene === key && scenes.on)}
              onClick={() => node.scene !== key && onChoose(key as SceneKey)}
            >
              <Scene
                scene={key}
                occupants={NOBODY}
                plates={false}
                label={format.pick(name)}
                className={scenes.thumb ?? ''}
              />
              <b>{format.pick(name)}</b>
              <small className={classNames(lacking > 0 && scenes.few)}>
                {lacking > 0
                  ? t('scene.too_few', { count: seats.length, lacking })
                  : t('scene.seats', { count: seats.length })}
              </small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
