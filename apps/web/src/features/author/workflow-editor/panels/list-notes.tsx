import { type FlowNote, LIMITS } from '@lets/contract';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { SelectInput, TextArea } from '../../../../components/field/inputs.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { remove } from '../model/edits.ts';
import { notesOf, setNote } from '../model/notes.ts';
import { useDrawnFlow, useEditor, useSelected } from '../session/editor.ts';
import { useAddNote } from '../session/use-add-note.ts';
import styles from './list-view.module.css';
import { useStuckTo } from './note-form.tsx';

/** The notes of the drawing as a table. */
export function ListNotes() {
  const { t } = useTranslation('draw');
  const editor = useEditor();
  const notes = notesOf(useDrawnFlow());
  const add = useAddNote();
  return (
    <>
      {notes.length > 0 && (
        <table>
          <caption>{t('note.list')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('list.number')}</th>
              <th scope="col">{t('note.text')}</th>
              <th scope="col">{t('note.stuck')}</th>
              <th scope="col">{t('list.acts')}</th>
            </tr>
          </thead>
          <tbody>
            {notes.map((note, index) => (
              <Row key={note.id} note={note} number={index + 1} />
            ))}
          </tbody>
        </table>
      )}
      {editor.canEdit && (
        <div className={styles.add}>
          <Button icon="comment" onClick={add}>
            {t('note.add')}
          </Button>
        </div>
      )}
    </>
  );
}

function Row({ note, number }: { note: FlowNote; number: number }) {
  const { t } = useTranslation('draw');
  const editor = useEditor();
  const isChosen = useSelected().has(note.id);
  const stuckTo = useStuckTo(note);
  return (
    <tr className={classNames(isChosen && styles.chosen)} aria-selected={isChosen}>
      <td>{number}</td>
      <td>
        <TextArea
          rows={1}
          value={note.text}
          maxLength={LIMITS.flow_note}
          disabled={!editor.canEdit}
          aria-label={t('note.of', { number })}
          onChange={({ target }) =>
            editor.edit((flow) => setNote(flow, note.id, { text: target.value }), `${note.id} text`)
          }
        />
      </td>
      <td>
        <SelectInput aria-label={t('note.stuck')} {...stuckTo} />
      </td>
      <td className={styles.acts}>
        <Button size="sm" variant="text" onClick={() => editor.select([note.id])}>
          {t('list.details')}
        </Button>
        {editor.canEdit && (
          <IconButton
            icon="trash"
            size="sm"
            iconSize={15}
            label={t('note.delete')}
            onClick={() => editor.edit((flow) => remove(flow, new Set([note.id])))}
          />
        )}
      </td>
    </tr>
  );
}
