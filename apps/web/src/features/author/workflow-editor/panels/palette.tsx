import { isSectionKind, type NodeKind, SECTION_KINDS } from '@lets/engine';
import { type RefObject, useState } from 'react';
import { TextInput } from '../../../../components/field/inputs.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { KIND_MIME } from '../canvas/canvas.tsx';
import { KIND_LOOK } from '../canvas/kind-look.ts';
import { SmallMap } from '../canvas/small-map.tsx';
import { paste } from '../model/clipboard.ts';
import { addAfter, addNode, freePlace } from '../model/edits.ts';
import { SNIPPETS } from '../model/snippet-catalog.ts';
import { type Editor, useDrawnFlow, useEditor } from '../session/editor.ts';
import { useCentre } from '../session/use-centre.ts';
import { useMiddle } from '../session/use-middle.ts';
import styles from './palette.module.css';

const STRUCTURE: readonly NodeKind[] = ['start', 'fork', 'join', 'choice'];

/** After the one node that is chosen, where it may lead on; else in the middle of what is seen. */
function addKind(editor: Editor, kind: NodeKind, middle: { x: number; y: number }): void {
  const [only, ...more] = editor.store.get().selected;
  const source = editor.flow().nodes.find(({ id }) => id === only);
  const canFollow = source && more.length === 0 && source.kind !== 'experience' && kind !== 'start';
  editor.make((flow) =>
    canFollow ? addAfter(flow, source.id, kind) : addNode(flow, kind, freePlace(flow, middle)),
  );
}

export function Palette({
  searchRef,
  isList,
  onShortcuts,
}: {
  searchRef: RefObject<HTMLInputElement | null>;
  isList: boolean;
  onShortcuts: () => void;
}) {
  const { t } = useTranslation('draw');
  const editor = useEditor();
  const middle = useMiddle();
  return (
    <aside className={styles.palette} aria-label={t('palette.label')}>
      <FindNode searchRef={searchRef} />
      {editor.canEdit && (
        <div className={styles.pieces}>
          <h2>{t('palette.sections')}</h2>
          <div className={styles.tiles}>
            {SECTION_KINDS.map((kind) => (
              <Tile key={kind} kind={kind} />
            ))}
          </div>
          <h2>{t('palette.structure')}</h2>
          <div className={styles.tiles}>
            {STRUCTURE.map((kind) => (
              <Tile key={kind} kind={kind} />
            ))}
          </div>
          <h2>{t('palette.snippets')}</h2>
          {SNIPPETS.map(({ key, icon, clip }) => (
            <button
              key={key}
              type="button"
              className={styles.snippet}
              onClick={() => editor.make((flow) => paste(flow, clip, freePlace(flow, middle())))}
            >
              <Icon name={icon} size={18} />
              <span>
                {t(`snippet.${key}`)}
                <small>{t('palette.nodes', { count: clip.nodes.length })}</small>
              </span>
            </button>
          ))}
        </div>
      )}
      {!isList && <SmallMap />}
      <button type="button" className={styles.keys} onClick={onShortcuts}>
        <Icon name="keyboard" size={15} />
        {t(editor.canEdit ? 'palette.hint' : 'palette.keys')}
      </button>
    </aside>
  );
}

function Tile({ kind }: { kind: NodeKind }) {
  const { t } = useTranslation('draw');
  const editor = useEditor();
  const middle = useMiddle();
  const { icon, tone } = KIND_LOOK[kind];
  return (
    <button
      type="button"
      draggable
      className={classNames(styles.tile, !isSectionKind(kind) && styles.short)}
      onDragStart={(event) => {
        event.dataTransfer.setData(KIND_MIME, kind);
        event.dataTransfer.effectAllowed = 'copy';
      }}
      onClick={() => addKind(editor, kind, middle())}
    >
      <Icon name={icon} size={isSectionKind(kind) ? 19 : 17} className={styles[tone]} />
      {t(`kind.${kind}`)}
    </button>
  );
}

/** Typing finds nodes; choosing one brings it to the middle. */
function FindNode({ searchRef }: { searchRef: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const flow = useDrawnFlow();
  const centre = useCentre();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = wanted
    ? flow.nodes.filter(({ name }) => `${name.zh} ${name.en}`.toLowerCase().includes(wanted)).slice(0, 12)
    : [];
  const go = (id: string | undefined) => {
    if (!id) return;
    centre(id);
    setText('');
  };
  return (
    <div className={styles.find}>
      <TextInput
        inputRef={searchRef}
        type="search"
        icon="search"
        value={text}
        aria-label={t('palette.find')}
        placeholder={t('palette.find')}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go(found[0]?.id);
          if (event.key === 'Escape') setText('');
        }}
      />
      {wanted && (
        <ul className={styles.found}>
          {found.map(({ id, kind, name }) => (
            <li key={id}>
              <button type="button" onClick={() => go(id)}>
                <Icon name={KIND_LOOK[kind].icon} size={15} />
                {format.pick(name)}
              </button>
            </li>
          ))}
          {found.length === 0 && <li className={styles.none}>{t('palette.none')}</li>}
        </ul>
      )}
    </div>
  );
}
