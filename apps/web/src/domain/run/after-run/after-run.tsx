import { experienceList, experienceSave, experimentDetail, experimentList, noteList } from '@lets/contract';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, ReadFault, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './after-run.module.css';
import { ExperienceForm } from './experience-form.tsx';
import { ShareNote } from './share-note.tsx';

interface AfterRunProps extends Pick<ButtonProps, 'size' | 'variant'> {
  eid: number;
  /** False where it is known that the caller has not sent their experience: the button asks for it. */
  hasWritten?: boolean;
}

/** For a member of a run that has ended: what they learnt, to be sent once, and their own notes. */
export function AfterRun({ eid, hasWritten = true, ...look }: AfterRunProps) {
  const { t } = useTranslation('runs');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} icon="feather" onClick={() => setOpen(true)}>
        {t(hasWritten ? 'after.read' : 'after.write')}
      </Button>
      {isOpen && (
        <Dialog title={t('after.title')} icon="feather" width={680} onClose={() => setOpen(false)}>
          <div className={styles.after}>
            <MyExperience eid={eid} />
            <MyNotes eid={eid} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function MyExperience({ eid }: { eid: number }) {
  const { t } = useTranslation('runs');
  const { t: room } = useTranslation('room');
  const format = useFormat();
  const read = useCall(experienceList, { eid }, { staleTime: 0 });
  const save = useAct(experienceSave, { invalidates: [experienceList, experimentList, experimentDetail] });
  const own = read.data?.list.find(({ mine }) => mine);
  const send = (content: string, request_id: string) => save.mutateAsync({ eid, content, request_id });
  return (
    <QueryView query={read} skeleton={<SkeletonRows count={1} height={140} />}>
      {({ mine }) =>
        mine ? (
          <section className={styles.own}>
            <h2>
              {t('after.experience')}
              {own && <time>{format.moment(own.create_time)}</time>}
            </h2>
            {own && <p>{own.content}</p>}
            <small>{room('experience.sent_text')}</small>
          </section>
        ) : (
          <ExperienceForm eid={eid} onSend={send} />
        )
      }
    </QueryView>
  );
}

/** To be read, and shared with the mentor or not; written they were while the section was current. */
function MyNotes({ eid }: { eid: number }) {
  const { t } = useTranslation('runs');
  const format = useFormat();
  const run = useCall(experimentDetail, { eid });
  const notes = useCall(noteList, { eid }, { staleTime: 0 });
  const nodeName = (id: string) => format.pick(run.data?.flow.nodes.find((node) => node.id === id)?.name);
  return (
    <QueryView
      query={notes}
      skeleton={<SkeletonRows count={2} height={80} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<EmptyState icon="notebook" title={t('after.no_notes')} text={t('after.no_notes_text')} />}
    >
      {({ list }) => (
        <section className={styles.own}>
          <h2>{t('after.notes')}</h2>
          <ReadFault of={run} />
          {list.map((note) => (
            <article key={note.node_id}>
              <h3>
                {nodeName(note.node_id)}
                <time>{format.moment(note.updated_at)}</time>
              </h3>
              <p>{note.text}</p>
              <ShareNote eid={eid} note={note} onShared={() => void notes.refetch()} />
            </article>
          ))}
        </section>
      )}
    </QueryView>
  );
}
