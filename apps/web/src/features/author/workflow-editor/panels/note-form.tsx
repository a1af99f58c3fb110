import { type FlowNote, LIMITS } from '@lets/contract';
import { Select } from 'antd';
import { Button } from '../../../../components/button/button.tsx';
import { Field } from '../../../../components/field/field.tsx';
import { TextArea } from '../../../../components/field/inputs.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { freeNoteSpot } from '../canvas/note-spots.ts';
import { remove } from '../model/edits.ts';
import { placeNotes, setNote, stickNote } from '../model/notes.ts';
import { type Editor, useDrawnFlow, useEditor } from '../session/editor.ts';
import styles from './inspector.module.css';

/** A note of the drawing: its words, and the node that it is stuck to. */
export function NoteForm({ note }: { note: FlowNote }) {
  const { t } = useTranslation('draw');
  const editor = useEditor();
  const stuckTo = useStuckTo(note);
  return (
    <>
      <header className={styles.head}>
        <h2>{t('note.title')}</h2>
      </header>
      <section className={styles.block}>
        <Field label={t('note.text')} hint={t('note.hint')}>
          {(control) => (
            <TextArea
              {...control}
              rows={6}
              // A note that was just added is there to be written.
              autoFocus={note.text === ''}
              value={note.text}
              maxLength={LIMITS.flow_note}
              disabled={!editor.canEdit}
              onChange={({ target }) =>
                editor.edit((flow) => setNote(flow, note.id, { text: target.value }), `${note.id} text`)
              }
            />
          )}
        </Field>
        <Field label={t('note.stuck')} hint={t('note.stuck_hint')}>
          {({ id }) => <Select id={id} style={{ width: '100%' }} {...stuckTo} />}
        </Field>
        {editor.canEdit && (
          <Button icon="trash" onClick={() => editor.edit((flow) => remove(flow, new Set([note.id])))}>
            {t('note.delete')}
          </Button>
        )}
      </section>
    </>
  );
}

/** What a note may be stuck to, and the act that sticks it. */
export function useStuckTo(note: FlowNote) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const editor = useEditor();
  const { nodes } = useDrawnFlow();
  return {
    value: note.node_id ?? '',
    disabled: !editor.canEdit,
    onChange: (nodeId: string) => stick(editor, note, nodeId === '' ? null : nodeId),
    options: [
      { value: '', label: t('note.nothing') },
      ...nodes.map((node) => ({ value: node.id, label: format.pick(node.name) || t('unnamed') })),
    ],
  };
}

/** Stuck to another node it goes there; taken off it stays where it is. */
function stick(editor: Editor, note: FlowNote, nodeId: string | null): void {
  editor.edit((flow) => {
    const stuck = stickNote(flow, note.id, nodeId);
    if (nodeId === null) return stuck;
    return placeNotes(stuck, new Map([[note.id, freeNoteSpot(flow, nodeId, note.position, note)]]));
  });
}
