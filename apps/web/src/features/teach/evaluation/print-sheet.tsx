import { changesBetween, standingOf, totalOf } from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import { useEventWords } from '../../../domain/run/event-words.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Evaluated } from './evaluated.ts';
import styles from './print-sheet.module.css';
import { isLongOnPaper, saidOf } from './printed.ts';
import { type QuoteTools, versionOf } from './quotes.tsx';
import { judgedOf, momentsOn, scoreOn, teamTotal, type Whose } from './scoring.ts';
import type { Draft } from './use-draft.ts';

interface PrintSheetProps {
  evaluation: Evaluated;
  content: Draft['content'];
  tools: Pick<QuoteTools, 'events' | 'titles' | 'names'>;
}

/**
 * The evaluation on paper, in place of the screen: everybody's scores, then what is said of each and what it rests on. Notes, which are
 * their writers' own, are no part of it.
 */
export function PrintSheet({ evaluation, content, tools }: PrintSheetProps) {
  const { t } = useTranslation('evaluate');
  const format = useFormat();
  const { goals, members, published } = evaluation;
  const isPublished = published !== null && changesBetween(published.content, content).length === 0;
  const order: Whose[] = ['team', ...members.map(({ id }) => id)];
  const said = order.filter((one) => saidOf(content, one, goals).length > 0);
  const isCut = said.some((one) => saidOf(content, one, goals).some(isLongOnPaper));
  const nameOf = (one: Whose) =>
    one === 'team' ? t('team') : (members.find(({ id }) => id === one)?.name ?? '');
  const isExcluded = (one: Whose) => one !== 'team' && standingOf(content, one, goals) === 'excluded';
  const total = (one: Whose) => (one === 'team' ? teamTotal(content, goals) : totalOf(content, one, goals));
  const score = (value: number | null) => (value === null ? '' : format.number(value, 1));
  return (
    <div className={styles.sheet}>
      <p className={styles.state}>
        {isPublished
          ? t('print.published', {
              version: published.version,
              name: published.published_by.name,
              time: format.dateTime(published.published_at),
            })
          : t('print.draft')}
        {isCut && t('print.cut')}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('print.member')}</th>
            {goals.map(({ id, name, weight }) => (
              <th key={id} scope="col">
                {format.pick(name)}
                <small>{t('goal.weight', { weight })}</small>
              </th>
            ))}
            <th scope="col">{t('print.total')}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((one) => (
            <tr key={one}>
              <th scope="row">
                {nameOf(one)}
                <small>
                  {format.list(
                    members.find(({ id }) => id === one)?.roles.map(({ name }) => format.pick(name)) ?? [],
                  )}
                </small>
              </th>
              {goals.map(({ id }) => (
                <td key={id}>{isExcluded(one) ? '' : score(scoreOn(content, one, id))}</td>
              ))}
              <td>
                <b>{isExcluded(one) ? t('no_score') : score(total(one))}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.said}>
        {said.map((one) => (
          <section key={one}>
            <h2>{nameOf(one)}</h2>
            {saidOf(content, one, goals).map(({ about, goal, text }) => (
              <div key={about ?? ''} className={goal ? styles.remark : styles.comment}>
                <p>
                  {goal && <b>{t('print.about', { goal: format.pick(goal.name) })}</b>}
                  {text}
                </p>
                <Evidence
                  tools={tools}
                  seqs={momentsOn(judgedOf(content, one), about)}
                  named={goal ? NAMED.goal : NAMED.whole}
                />
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** So many places are named of a comment; the others are only counted. */
const NAMED = { goal: 1, whole: 2 } as const;

/** What a comment rests on, each in a line. */
function Evidence(props: { tools: PrintSheetProps['tools']; seqs: readonly number[]; named: number }) {
  const { tools, seqs, named } = props;
  const { t } = useTranslation('evaluate');
  const { what } = useEventWords(tools.names);
  const format = useFormat();
  const events = seqs.flatMap((seq) => tools.events.get(seq) ?? []);
  if (events.length === 0) return null;
  const told = (event: RunEvent) => {
    const version = versionOf(event);
    if (version === null) return what(event);
    return t('quote.version', {
      name: tools.titles.get(version.document_id) ?? '',
      version: version.version,
    });
  };
  return (
    <ul>
      {events.slice(0, named).map((event, at) => (
        <li key={event.seq}>
          {at === 0 && events.length > named && t('print.places', { count: events.length })}
          {t('print.evidence', {
            time: format.time(event.at),
            section: tools.names.nodeName(event.node_id),
            who: tools.names.actor(event.actor_id, event.role_id),
            what: told(event),
          })}
        </li>
      ))}
    </ul>
  );
}
