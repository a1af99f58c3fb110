import { type FlowNode, fileMedia, fileUploadAuthoring } from '@lets/contract';
import { useRef, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { EmptyState } from '../../../../components/states/states.tsx';
import { Card, Tag } from '../../../../components/surface/surface.tsx';
import { KIND_ICON } from '../../../../domain/flow/flow-chart/kind-icon.ts';
import { withScene } from '../../../../domain/flow/seating/seating.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { ApiError, call, fileUrl } from '../../../../lib/api-client.ts';
import { useUploadLimit } from '../../../../lib/brand.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { Whole } from '../editable.tsx';
import { changeNode, faultsAt, sectionsOf } from '../model.ts';
import { SameKindBar } from '../same-kind/same-kind-bar.tsx';
import type { Setup } from '../use-setup.ts';
import { useUndo } from '../use-undo.ts';
import styles from './parts.module.css';
import { SceneChanged } from './scene/scene-changed.tsx';
import { ScenePick } from './scene/scene-pick.tsx';
import scenes from './scenes.module.css';

/** Step 5: where court sections take place. */
export function SceneStep({ setup, step }: { setup: Setup; step: number }) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const courts = sectionsOf(setup.flow).filter(({ kind }) => kind === 'court');
  const undo = useUndo(setup);
  if (courts.length === 0) return <NoCourts />;
  return (
    <Whole setup={setup} title={t('step.anime')} hint={t('scene.hint')}>
      <div className={styles.cards}>
        {courts.map((node) => (
          <Card key={node.id} className={styles.card ?? ''}>
            <div className={styles.cardHead}>
              <Icon name={KIND_ICON.court} size={18} />
              <h3>{format.pick(node.name)}</h3>
              <small>{t('scene.roles', { count: node.roles.length })}</small>
              {faultsAt(setup.faults, step, node.id).length > 0 && (
                <Tag tone="seal" icon="alert">
                  {t('fault.scene_missing')}
                </Tag>
              )}
            </div>
            <SameKindBar setup={setup} node={node} shared="anime" />
            <ScenePick
              node={node}
              onChoose={(scene) => undo.change(node.id, (now) => withScene(now, setup.flow.roles, scene))}
            />
            {undo.before?.id === node.id && (
              <SceneChanged setup={setup} before={undo.before} now={node} undo={undo} />
            )}
            <VideoPick setup={setup} node={node} />
          </Card>
        ))}
      </div>
    </Whole>
  );
}

export function NoCourts() {
  const { t } = useTranslation('setup');
  return <EmptyState icon="gavel" title={t('scene.none')} text={t('scene.none_text')} />;
}

function VideoPick({ setup, node }: { setup: Setup; node: FlowNode }) {
  const { t } = useTranslation(['setup', 'common']);
  const limit = useUploadLimit();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const set = (video: string | null) =>
    setup.edit((flow) => changeNode(flow, node.id, (now) => ({ ...now, video })));
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setFault('');
    if (file.size > limit.bytes) return setFault(t('scene.too_large', { max: limit.max }));
    setBusy(true);
    try {
      const kept = await call(fileUploadAuthoring, {}, { file, shown: 'in-place' });
      if (kept.mime === 'video/mp4') set(kept.file_id);
      else setFault(t('scene.wrong_type'));
    } catch (error) {
      setFault(error instanceof ApiError ? error.message : t('common:error.network'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={scenes.video}>
      {node.video ? (
        // biome-ignore lint/a11y/useMediaCaption: an author's own picture track; what it says stands in the introduction
        <video src={fileUrl(fileMedia, { file_id: node.video })} controls preload="metadata" />
      ) : (
        <Icon name="play" size={22} />
      )}
      <span>
        <b>{t(node.video ? 'scene.video' : 'scene.no_video')}</b>
        <small>{t('scene.video_hint', { max: limit.max })}</small>
        {fault && (
          <small role="alert" className={scenes.fault}>
            {fault}
          </small>
        )}
      </span>
      <input
        ref={input}
        type="file"
        accept="video/mp4"
        hidden
        aria-label={t('scene.upload')}
        onChange={({ target }) => void upload(target.files?.[0])}
      />
      <Button icon="upload" busy={isBusy} onClick={() => input.current?.click()}>
        {t('scene.upload')}
      </Button>
      {node.video && (
        <Button icon="trash" onClick={() => set(null)}>
          {t('scene.remove')}
        </Button>
      )}
    </div>
  );
}
