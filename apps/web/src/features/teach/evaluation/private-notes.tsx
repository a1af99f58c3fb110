import { evaluateNotes, LIMITS, type OutputOf } from '@lets/contract';
import { type RefObject, useEffect } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { SaveStatus } from '../../../components/save-status/save-status.tsx';
import { ReadFault, Skeleton } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import styles from './private-notes.module.css';
import type { Whose } from './scoring.ts';
import { noteOf, useNotes } from './use-notes.ts';

/** What the page asks before it is left: a router has one guard. */
export interface NotesGuard {
  isUnsaved: () => boolean;
  save: () => Promise<boolean>;
}
export const NOTHING_OPEN: NotesGuard = { isUnsaved: () => false, save: async () => true };

interface NotesProps {
  eid: number;
  whose: Whose;
  guard: RefObject<NotesGuard>;
}

/** What the teachers of this run note for themselves: students never read it. */
export function PrivateNotes({ eid, whose, guard }: NotesProps) {
  // Opened on what the server has now, not on what was known at the last visit.
  const read = useCall(evaluateNotes, { eid }, { staleTime: 0 });
  if (read.isError) return <ReadFault of={read} />;
  if (!read.data || !read.isFetchedAfterMount) return <Skeleton height={80} />;
  return <Notes eid={eid} whose={whose} guard={guard} given={read.data} />;
}

function Notes({ eid, whose, guard, given }: NotesProps & { given: OutputOf<typeof evaluateNotes> }) {
  const { t } = useTranslation('evaluate');
  const { notes, state, write, settle, save, isUnsaved } = useNotes(eid, given);
  const text = noteOf(notes, whose);
  useEffect(() => {
    guard.current = { isUnsaved, save };
    return () => {
      guard.current = NOTHING_OPEN;
    };
  }, [guard, isUnsaved, save]);
  return (
    <section className={styles.notes}>
      <Field
        label={t(whose === 'team' ? 'private.team' : 'private.member')}
        count={{ value: text, max: LIMITS.mentor_note }}
        hint={
          <span className={styles.hint}>
            {t('private.hint')}
            <SaveStatus state={state} />
          </span>
        }
      >
        {(field) => (
          <TextArea
            {...field}
            rows={2}
            maxLength={LIMITS.mentor_note}
            value={text}
            onChange={(event) => write(whose, event.target.value)}
          />
        )}
      </Field>
      {state.is === 'conflict' && (
        <Dialog
          alert
          title={t('private.conflict')}
          icon="alert"
          iconTone="seal"
          width={460}
          footer={
            <>
              <Button onClick={() => settle(false)}>{t('conflict.mine')}</Button>
              <Button variant="primary" onClick={() => settle(true)}>
                {t('conflict.theirs')}
              </Button>
            </>
          }
        >
          {t('private.conflict_text')}
        </Dialog>
      )}
    </section>
  );
}
