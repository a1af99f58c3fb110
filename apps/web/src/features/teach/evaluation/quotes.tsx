import type { RunEvent } from '@lets/engine';
import type { IconName } from '../../../art/icon-names.ts';
import { IconButton } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useEventWords } from '../../../domain/run/event-words.ts';
import type { Names } from '../../../domain/run/names.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './goals.module.css';
import type { About } from './scoring.ts';
import type { Quoting } from './use-quoting.ts';

/** What the comments of a sheet need to point into the record. */
export interface QuoteTools {
  readonly events: ReadonlyMap<number, RunEvent>;
  readonly titles: ReadonlyMap<string, string>;
  readonly names: Names;
  readonly quoting: Quoting | null;
  readonly begin: (about: About) => void;
  /** Shows the place in the record beside. */
  readonly find: (seq: number) => void;
}

interface QuotesProps {
  tools: QuoteTools;
  about: About;
  /** The comment by name, for those who listen. */
  label: string;
  seqs: readonly number[];
}

/** The places in the record that a comment rests on, and the way to pick them. */
export function Quotes({ tools, about, label, seqs }: QuotesProps) {
  const { t } = useTranslation('evaluate');
  const { quoting, begin } = tools;
  const isPicking = quoting !== null && quoting.about === about;
  return (
    <span className={styles.quotes}>
      {seqs.map((seq) => (
        <Quote key={seq} seq={seq} tools={tools} isPicking={isPicking} />
      ))}
      <IconButton
        size="sm"
        icon={isPicking ? 'check' : 'link'}
        label={t(isPicking ? 'quote.stop' : 'quote.begin', { about: label })}
        aria-pressed={isPicking}
        onClick={() => (isPicking ? quoting.stop() : begin(about))}
      />
    </span>
  );
}

function Quote({ seq, tools, isPicking }: { seq: number; tools: QuoteTools; isPicking: boolean }) {
  const { t } = useTranslation('evaluate');
  const format = useFormat();
  const { what } = useEventWords(tools.names);
  const event = tools.events.get(seq);
  if (!event) return null;
  const version = versionOf(event);
  const told =
    version === null
      ? what(event)
      : t('quote.version', { name: tools.titles.get(version.document_id) ?? '', version: version.version });
  const who = tools.names.actor(event.actor_id, event.role_id);
  const words = [format.time(event.at), tools.names.nodeName(event.node_id), who, told]
    .filter(Boolean)
    .join(t('joiner'));
  return (
    <span className={styles.quote}>
      <button
        type="button"
        title={words}
        aria-label={t('quote.find', { words })}
        onClick={() => tools.find(seq)}
      >
        <Icon name={iconOf(event)} size={12} />
        <span>{version === null ? format.time(event.at) : told}</span>
      </button>
      {isPicking && (
        <button
          type="button"
          aria-label={t('quote.remove', { words })}
          onClick={() => tools.quoting?.toggle(seq)}
        >
          <Icon name="x" size={12} />
        </button>
      )}
    </span>
  );
}

/** Pure: which version of which document an event kept; null for any other event. */
export function versionOf(event: RunEvent): { document_id: string; version: number } | null {
  if (event.type === 'document_created') return { document_id: event.data.document_id, version: 1 };
  if (event.type === 'document_saved') return event.data;
  return null;
}

function iconOf({ type }: RunEvent): IconName {
  if (type.startsWith('document_')) return 'file';
  if (type === 'vote_ended' || type === 'voted') return 'ballot';
  return 'play';
}
