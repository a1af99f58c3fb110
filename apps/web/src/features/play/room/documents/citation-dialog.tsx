import { nodeRoleDocs, projectDocDetail } from '@lets/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { Field } from '../../../../components/field/field.tsx';
import { TextInput } from '../../../../components/field/inputs.tsx';
import { ReadFault } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { call } from '../../../../lib/api-client.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { only, useRoom } from '../room-context.tsx';
import { type Article, articlesOf } from './articles.ts';
import styles from './citation-dialog.module.css';

const LONGEST = 200;
const MOST_SHOWN = 40;

export interface CitationDialogProps {
  onInsert: (text: string) => void;
  onClose: () => void;
}

/** Finds an article in the laws of the case file by its number or its words; what is not there is cited as typed. */
export function CitationDialog({ onInsert, onClose }: CitationDialogProps) {
  const { t } = useTranslation('citations');
  const [text, setText] = useState('');
  const articles = useArticles();
  const wanted = text.trim().toLowerCase().split(/\s+/);
  const matches = (article: Article) => {
    const whole = `${article.citation} ${article.text}`.toLowerCase();
    return wanted.every((word) => whole.includes(word));
  };
  const found = (articles.data ?? []).filter(matches).slice(0, MOST_SHOWN);
  const insert = (citation: string) => {
    onInsert(citation);
    onClose();
  };
  const typed = text.trim();
  return (
    <Dialog
      title={t('title')}
      icon="section"
      width={620}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            disabled={typed === '' || typed.length > LONGEST}
            onClick={() => insert(typed)}
          >
            {t('as_typed')}
          </Button>
        </>
      }
    >
      <Field label={t('search')} hint={t('hint')} count={{ value: text, max: LONGEST }}>
        {(control) => (
          <TextInput {...control} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      <ReadFault of={articles} />
      <ul className={styles.articles} aria-label={t('found')} aria-busy={articles.isPending}>
        {found.map((article) => (
          <li key={article.citation}>
            <button type="button" onClick={() => insert(article.citation)}>
              <b>{article.citation}</b>
              <span>{article.text}</span>
            </button>
          </li>
        ))}
      </ul>
      {articles.data && found.length === 0 && <p className={styles.none}>{t('none')}</p>}
    </Dialog>
  );
}

/** Every article of the laws that this role may read now, in the screen's language. */
function useArticles() {
  const { eid, nodeId, currentRole, detail } = useRoom(only('eid', 'nodeId', 'currentRole', 'detail'));
  const { pick, language } = useFormat();
  const project_id = detail.project.id;
  return useQuery({
    queryKey: ['articles', eid, nodeId, currentRole, language],
    staleTime: 60_000,
    queryFn: async () => {
      const inPlace = { shown: 'in-place' } as const;
      const desk = await call(nodeRoleDocs, { eid, nid: nodeId, role_id: currentRole ?? '' }, inPlace);
      const laws = desk.case_doc_list.filter(({ kind, readable }) => kind === 'law' && readable);
      const bodies = await Promise.all(
        laws.map(({ id }) => call(projectDocDetail, { project_id, doc_id: id, eid }, inPlace)),
      );
      return bodies.flatMap(({ body, name }) => articlesOf(body[language], pick(name)));
    },
  });
}
