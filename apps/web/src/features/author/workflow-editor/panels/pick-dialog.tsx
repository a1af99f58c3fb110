import { ROUTING_KINDS, SECTION_KINDS } from '@lets/engine';
import { useEffect, useRef, useState } from 'react';
import type { IconName } from '../../../../art/icon-names.ts';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { TextInput } from '../../../../components/field/inputs.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { KIND_LOOK } from '../canvas/kind-look.ts';
import { addAfter, addNode, canConnect, connect, freePlace } from '../model/edits.ts';
import { useEditor } from '../session/editor.ts';
import { useCentre } from '../session/use-centre.ts';
import styles from './dialogs.module.css';

interface Choice {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly act: () => void;
}

/** Connecting by keyboard: type where to, Enter. */
export function ConnectDialog({ from, onClose }: { from: string; onClose: () => void }) {
  const { t } = useTranslation('draw');
  const { pick } = useFormat();
  const editor = useEditor();
  const flow = editor.flow();
  const source = flow.nodes.find(({ id }) => id === from);
  const choices = flow.nodes
    .filter(({ id }) => canConnect(flow, from, id))
    .map(({ id, name, kind }) => ({
      id,
      label: pick(name) || t('unnamed'),
      icon: KIND_LOOK[kind].icon,
      // The node stays chosen: the next way out of it is one key away.
      act: () => editor.edit((now) => connect(now, from, id)[0]),
    }));
  return (
    <Pick title={t('connect.title', { name: pick(source?.name) })} choices={choices} onClose={onClose} />
  );
}

/** Adding by keyboard: after the chosen node, or in a free place. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('draw');
  const editor = useEditor();
  const centre = useCentre();
  const [only, ...more] = editor.store.get().selected;
  const flow = editor.flow();
  const source = more.length === 0 ? flow.nodes.find(({ id }) => id === only) : undefined;
  const choices = [...SECTION_KINDS, ...ROUTING_KINDS].map((kind) => ({
    id: kind,
    label: t(`kind.${kind}`),
    icon: KIND_LOOK[kind].icon,
    act: () => {
      editor.make((now) =>
        source && source.kind !== 'experience' && kind !== 'start'
          ? addAfter(now, source.id, kind)
          : addNode(now, kind, freePlace(now, { x: 0, y: 0 })),
      );
      const [made] = editor.store.get().selected;
      if (made) centre(made);
    },
  }));
  return <Pick title={t('add_dialog')} choices={choices} onClose={onClose} />;
}

function Pick({
  title,
  choices,
  onClose,
}: {
  title: string;
  choices: readonly Choice[];
  onClose: () => void;
}) {
  const { t } = useTranslation('draw');
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const found = choices.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()));
  const chosen = found[Math.min(at, found.length - 1)];
  const take = (choice: Choice | undefined) => {
    if (!choice) return;
    choice.act();
    onClose();
  };
  return (
    <Dialog title={title} width={380} onClose={onClose}>
      <TextInput
        inputRef={input}
        icon="search"
        value={text}
        aria-label={t('pick.find')}
        placeholder={t('pick.find')}
        role="combobox"
        aria-expanded
        aria-controls="pick-list"
        aria-activedescendant={chosen ? `pick-${chosen.id}` : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step) setAt(Math.max(0, Math.min(found.length - 1, at + step)));
          else if (event.key === 'Enter') take(chosen);
          else return;
          event.preventDefault();
        }}
      />
      <div id="pick-list" className={styles.picks} role="listbox" aria-label={title}>
        {found.map((choice) => (
          <button
            key={choice.id}
            id={`pick-${choice.id}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={choice === chosen}
            onClick={() => take(choice)}
          >
            <Icon name={choice.icon} size={16} />
            {choice.label}
          </button>
        ))}
        {found.length === 0 && <p>{t('pick.none')}</p>}
      </div>
    </Dialog>
  );
}
