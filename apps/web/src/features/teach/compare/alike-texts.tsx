import {
  type AlikePapers,
  type Excerpt,
  type PaperOfTeam,
  type TeamFigures,
  textCompare,
} from '@lets/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/button/button.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { recordPath } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query.ts';
import styles from './compare.module.css';

const PAGE = 10;

/** Passages that papers of different teams have in common, looked for when it is asked; places to look, and no verdict. */
export function AlikeTexts({ id, list }: { id: number; list: readonly TeamFigures[] }) {
  const { t } = useTranslation('compare');
  const [isAsked, ask] = useState(false);
  const read = useCall(textCompare, { id }, { enabled: isAsked, staleTime: 0 });
  return (
    <section className={styles.texts} aria-labelledby="alike-texts">
      <h2 id="alike-texts">{t('texts.title')}</h2>
      <p className={styles.note}>{t('texts.note')}</p>
      {isAsked ? (
        <QueryView
          query={read}
          skeleton={
            <div role="status" aria-label={t('texts.busy')}>
              <SkeletonRows count={2} />
            </div>
          }
          isEmpty={(found) => found.list.length === 0}
          empty={<EmptyState icon="checkc" title={t('texts.none')} text={t('texts.none_text')} />}
        >
          {(found) => (
            <Found list={found.list} teams={list} compared={found.compared} papers={found.papers} />
          )}
        </QueryView>
      ) : (
        <Button variant="primary" icon="search" onClick={() => ask(true)}>
          {t('texts.ask')}
        </Button>
      )}
    </section>
  );
}

interface FoundProps {
  list: readonly AlikePapers[];
  teams: readonly TeamFigures[];
  compared: number;
  papers: number;
}

function Found({ list, teams, compared, papers }: FoundProps) {
  const { t } = useTranslation('compare');
  const [shown, show] = useState(PAGE);
  const [team, only] = useState(0);
  const kept = list.filter(
    ({ left, right }) => team === 0 || left.team_id === team || right.team_id === team,
  );
  const named = teams.filter(({ team_id }) =>
    list.some(({ left, right }) => left.team_id === team_id || right.team_id === team_id),
  );
  return (
    <>
      <p className={styles.tools}>
        <select
          aria-label={t('texts.team')}
          value={team}
          onChange={(event) => {
            only(Number(event.target.value));
            show(PAGE);
          }}
        >
          <option value={0}>{t('texts.all_teams')}</option>
          {named.map(({ team_id, name }) => (
            <option key={team_id} value={team_id}>
              {name}
            </option>
          ))}
        </select>
        <span>
          {t('texts.found', { count: kept.length })}
          {compared < papers && t('texts.partly', { compared, papers })}
        </span>
      </p>
      <ul className={styles.pairs}>
        {kept.slice(0, shown).map((pair) => (
          <Pair key={`${pair.left.doc_id} ${pair.right.doc_id}`} pair={pair} teams={teams} />
        ))}
      </ul>
      {kept.length > shown && <Button onClick={() => show(shown + PAGE)}>{t('texts.more')}</Button>}
    </>
  );
}

function Pair({ pair, teams }: { pair: AlikePapers; teams: readonly TeamFigures[] }) {
  const { t } = useTranslation('compare');
  return (
    <li className={styles.pair}>
      <header>
        <Paper paper={pair.left} teams={teams} />
        <Paper paper={pair.right} teams={teams} />
      </header>
      {pair.passages.map(({ left, right, letters }) => (
        <div key={`${left.before}${left.passage}`} className={styles.passages}>
          <Passage excerpt={left} />
          <Passage excerpt={right} />
          <small>{t('texts.letters', { count: letters })}</small>
        </div>
      ))}
    </li>
  );
}

function Paper({ paper, teams }: { paper: PaperOfTeam; teams: readonly TeamFigures[] }) {
  const { t } = useTranslation('compare');
  const team = teams.find(({ team_id }) => team_id === paper.team_id)?.name ?? '';
  return <Link to={recordPath(paper.eid)}>{t('texts.paper', { team, title: paper.title })}</Link>;
}

function Passage({ excerpt: { before, passage, after } }: { excerpt: Excerpt }) {
  return (
    <p>
      {before}
      <mark>{passage}</mark>
      {after}
    </p>
  );
}
