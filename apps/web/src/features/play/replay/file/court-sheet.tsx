import { courtOf, type SectionState } from '@lets/engine';
import { useMemo } from 'react';
import { Tag } from '../../../../components/surface/surface.tsx';
import { RecordSigners } from '../../../../domain/run/court-record/record-signers.tsx';
import { CorrectionNote, Sheet, SheetLine } from '../../../../domain/run/court-record/sheet.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { StageProps } from '../stage/stage-props.ts';
import { courtLines, signersAt } from './court-lines.ts';
import { recordStatus } from './record-status.ts';

type SheetProps = Pick<StageProps, 'detail' | 'names' | 'timeline' | 'index' | 'state'> & {
  section: SectionState;
};

/** A hearing's record as it read at the moment of the replay. */
export function CourtSheet({ detail, names, timeline, index, state, section }: SheetProps) {
  const { t } = useTranslation(['court', 'replay']);
  const format = useFormat();
  const { record } = courtOf(section);
  const lines = useMemo(() => courtLines(timeline.events, index, section), [timeline, index, section]);
  const checks = useMemo(
    () => record && signersAt(timeline.events.slice(0, index), state, record, names.user),
    [timeline, index, state, record, names],
  );
  const nameOf = (id: string | null) => names.knownRole(id)?.name ?? '';
  const status = recordStatus(section);
  return (
    <Sheet
      caseName={format.pick(detail.project.name)}
      section={names.nodeName(section.node_id)}
      closed={record && { at: record.closed_at, by: names.roleName(record.closed_by) }}
      state={<Tag tone={status.tone}>{t(status.text)}</Tag>}
      signers={checks && <RecordSigners {...checks} roleName={names.roleName} />}
      hash={record?.hash}
    >
      {lines.map(({ event, corrected, corrections }) => (
        <SheetLine
          key={event.seq}
          role={names.knownRole(event.role_id)}
          at={event.at}
          text={event.data.text}
          corrected={corrected}
        >
          {corrections.map(({ id, status, role_id, answered_by, text, reason }) => (
            <CorrectionNote
              key={id}
              status={status}
              who={nameOf(role_id)}
              by={nameOf(answered_by)}
              text={text}
              reason={reason}
            />
          ))}
        </SheetLine>
      ))}
    </Sheet>
  );
}
