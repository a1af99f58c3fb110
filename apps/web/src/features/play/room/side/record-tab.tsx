import { LIMITS, SIDES, type Side } from '@lets/contract';
import { courtOf } from '@lets/engine';
import { useEffect, useMemo, useState } from 'react';
import { IconButton } from '../../../../components/button/button.tsx';
import { TextInput } from '../../../../components/field/inputs.tsx';
import { Chip } from '../../../../components/surface/surface.tsx';
import { sideKey } from '../../../../domain/flow/side-words.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { CheckRecordButton } from '../court-record/check-button.tsx';
import { only, useRoom } from '../room-context.tsx';
import type { RoomView } from '../room-view.ts';
import { TypingLine } from '../typing/typing-line.tsx';
import { useNames } from '../use-names.ts';
import styles from './record.module.css';
import { listEntries, uncleared } from './record-entries.ts';
import { RecordList } from './record-list.tsx';
import { withNewMark } from './unread.ts';
import { useRoomWords } from './use-tell-event.ts';

/** The record as it is written: every speech and event, by side and by word. */
export function RecordTab() {
  const { t } = useTranslation(['room', 'sides']);
  const { record, hasEarlier, loadEarlier } = useRoom(only('record', 'hasEarlier', 'loadEarlier'));
  const isStaff = useRoom(({ me }) => me.isStaff);
  const roles = useRoom(({ detail }) => detail.flow.roles);
  const countKey = useRoom(countOf);
  const names = useNames();
  const eventWords = useRoomWords();
  const [side, setSide] = useState<Side | null>(null);
  const [words, setWords] = useState<string | null>(null);

  const entries = useMemo(() => {
    const sideOf = (roleId: string | null) => (roleId === null ? null : names.role(roleId).side);
    return listEntries(
      isStaff ? record : uncleared(record),
      { side, words: words ?? '' },
      {
        sideOf,
        textOf: (entry) =>
          entry.kind === 'line'
            ? eventWords.sentence(entry.line.event)
            : entry.kind === 'section'
              ? entry.nodeIds.map(names.nodeName).join()
              : '',
      },
    );
  }, [record, isStaff, side, words, names, eventWords]);

  const unread = useRoom(({ unread }) => unread);
  const isFiltered = side !== null || Boolean(words);
  const shown = useMemo(
    () => (isFiltered ? entries : withNewMark(entries, unread)),
    [entries, unread, isFiltered],
  );

  // A search is of the whole record, not of what happens to be here.
  useEffect(() => {
    if (words && hasEarlier) void loadEarlier();
  }, [words, hasEarlier, loadEarlier]);

  const sides = SIDES.filter((one) => roles.some((role) => role.side === one));
  const speeches = record.filter((event) => event.type === 'spoke').length;
  return (
    <div className={styles.tab}>
      <div className={styles.tools}>
        {words === null ? (
          <span className={styles.sides}>
            <Chip pressed={side === null} onClick={() => setSide(null)}>
              {t('record.all')}
            </Chip>
            {sides.map((one) => (
              <Chip key={one} pressed={side === one} onClick={() => setSide(one)}>
                {t(sideKey(roles, one))}
              </Chip>
            ))}
          </span>
        ) : (
          <TextInput
            type="search"
            icon="search"
            className={styles.search ?? ''}
            value={words}
            autoFocus
            maxLength={LIMITS.search}
            aria-label={t('record.search')}
            placeholder={t('record.search')}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
        <span className={styles.space} />
        <IconButton
          icon={words === null ? 'search' : 'x'}
          size="sm"
          iconSize={16}
          label={t(words === null ? 'record.search' : 'record.close_search')}
          onClick={() => setWords(words === null ? '' : null)}
        />
      </div>
      <RecordList entries={shown} isFiltered={isFiltered} names={names} words={eventWords} />
      <TypingLine />
      <footer className={styles.foot}>
        <i />
        <span className={styles.said}>{t(`record.${countKey}`, { count: speeches })}</span>
        <span className={styles.space} />
        <CheckRecordButton />
      </footer>
    </div>
  );
}

/** Whether more is being taken down, as far as this reader has it. */
function countOf({ hasEarlier, section, detail }: RoomView) {
  if (hasEarlier) return 'count_part';
  if (courtOf(section).record?.status === 'checking') return 'count_checking';
  return detail.status === 'ended' ? 'count_ended' : 'count';
}
