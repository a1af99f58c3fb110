import { LIMITS } from '@lets/contract';
import { useCallback } from 'react';
import { toast } from '../../../../components/toast/toast.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { freeNoteSpot } from '../canvas/note-spots.ts';
import { addNote, canAddNote } from '../model/notes.ts';
import { useEditor } from './editor.ts';
import { useMiddle } from './use-middle.ts';

/** Adds a note and chooses it: stuck to the one node that is chosen, else in the middle of what is seen. */
export function useAddNote(): () => void {
  const { t } = useTranslation('draw');
  const editor = useEditor();
  const middle = useMiddle();
  return useCallback(() => {
    if (!editor.canEdit) return;
    const [only, ...more] = editor.store.get().selected;
    if (!canAddNote(editor.flow())) {
      toast(t('note.full', { count: LIMITS.flow_notes }), { type: 'info' });
      return;
    }
    editor.make((flow) => {
      const host = more.length === 0 ? flow.nodes.find(({ id }) => id === only)?.id : undefined;
      return addNote(flow, host ?? null, freeNoteSpot(flow, host ?? null, middle(), { text: '' }));
    });
  }, [editor, middle, t]);
}
