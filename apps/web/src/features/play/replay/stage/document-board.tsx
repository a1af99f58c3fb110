import type { DocumentState, RunState, SectionState, SignatureState } from '@lets/engine';
import { useMemo } from 'react';
import { DocumentReader } from '../../../../components/document-reader/document-reader.tsx';
import { Face } from '../../../../components/face/face.tsx';
import { EmptyState } from '../../../../components/states/states.tsx';
import { Tag } from '../../../../components/surface/surface.tsx';
import { lastInVisit } from '../../../../domain/run/timeline/focus.ts';
import { stateAt } from '../../../../domain/run/timeline/timeline.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useStateFor } from '../../../../lib/use-state-for.ts';
import { couldRead } from '../lens.ts';
import styles from './stage.module.css';
import type { SectionProps } from './stage-props.ts';
import { useSettled } from './use-settled.ts';

/** The documents of a section as they stood: the one worked on last is open. */
export function DocumentBoard(props: SectionProps) {
  const { detail, state, section, timeline, index, lens } = props;
  const { t } = useTranslation('record');
  const told = documentsOf(state, section);
  const documents = lens ? told.filter((document) => couldRead(detail, state, document, lens.userId)) : told;
  // Nobody is told of a document that they may not read: only the reader's own record has it.
  const hidden = lens ? documentsOf(stateAt(lens.whole, index), section).length - documents.length : 0;
  const touched = useMemo(
    () =>
      lastInVisit(
        timeline,
        section,
        index,
        'document_created',
        'document_saved',
        'document_submitted',
        'document_signed',
        'signature_requested',
      )?.data.document_id ?? null,
    [timeline, section, index],
  );
  // The next document to be worked on is shown, whatever was chosen before.
  const [chosen, setChosen] = useStateFor(touched, touched);
  const shown = documents.find((one) => one.id === chosen) ?? documents.at(-1);
  const version = useSettled(shown?.version ?? 1, 400);
  const unseen = lens && hidden > 0 ? t('lens.documents', { name: lens.name, count: hidden }) : null;
  if (!shown) {
    const title = unseen ?? t('stage.no_document');
    return <EmptyState icon={unseen ? 'eyeoff' : 'file'} title={title} className={styles.blank ?? ''} />;
  }
  return (
    <div className={styles.board}>
      <ul className={styles.documents}>
        {documents.map((document) => (
          <DocumentLine
            key={document.id}
            {...props}
            document={document}
            isShown={document.id === shown.id}
            onShow={() => setChosen(document.id)}
          />
        ))}
        {unseen && <li className={styles.unseen}>{unseen}</li>}
      </ul>
      <div className={styles.desk}>
        <DocumentReader
          key={shown.id}
          isBare
          revision={version}
          source={{ kind: 'document', eid: detail.eid, id: shown.id, version }}
          answered={answeredBy(shown)}
        />
      </div>
    </div>
  );
}

/** Pure: what was written in this visit of a section. */
function documentsOf({ documents }: RunState, section: SectionState): DocumentState[] {
  return Object.values(documents).filter(
    ({ visit_seq, node_id }) => visit_seq === section.opened_seq && node_id === section.node_id,
  );
}

/** Pure: the roles that had signed or refused by then. */
export function answeredBy({ signatures }: DocumentState): readonly string[] {
  return Object.values(signatures)
    .filter(({ status }) => status !== 'asked')
    .map(({ role_id }) => role_id);
}

function DocumentLine(
  props: SectionProps & { document: DocumentState; isShown: boolean; onShow: () => void },
) {
  const { names, document, isShown, onShow } = props;
  const { t } = useTranslation('record');
  const author = names.knownRole(document.author_role);
  return (
    <li>
      <button type="button" className={styles.document} aria-pressed={isShown} onClick={onShow}>
        <b>{document.name}</b>
        <span className={styles.author}>
          {author && <Face character={author.character} side={author.side} size={20} />}
          {author?.name}
          <i>{t('stage.version', { version: document.version })}</i>
        </span>
        <span className={styles.tags}>
          {document.submitted && <Tag tone="azure">{t('stage.submitted')}</Tag>}
          {document.archived && <Tag>{t('stage.archived')}</Tag>}
          {Object.values(document.signatures).map((signature) => (
            <SignatureTag
              key={signature.role_id}
              signature={signature}
              role={names.knownRole(signature.role_id)?.name}
            />
          ))}
        </span>
      </button>
    </li>
  );
}

const TONE = { asked: 'gold', signed: 'jade', refused: 'seal' } as const;

function SignatureTag({ signature, role }: { signature: SignatureState; role: string | undefined }) {
  const { t } = useTranslation('record');
  return (
    <Tag tone={TONE[signature.status]} icon="sign">
      {t(`stage.sign.${signature.status}`, { role: role ?? signature.role_id })}
    </Tag>
  );
}
