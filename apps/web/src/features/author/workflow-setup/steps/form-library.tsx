import { type DocumentForm, FORM_GROUPS, workflowForms } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { SearchBox } from '../../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../../components/query-view/query-view.tsx';
import { RichText, Sheet } from '../../../../components/rich-text/rich-text.tsx';
import { SkeletonRows } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useCall } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './form-library.module.css';

/** The forms of legal documents, to be read before one is taken. */
export function FormLibrary(props: { onTake: (form: DocumentForm) => void; onClose: () => void }) {
  const { onTake, onClose } = props;
  const { t } = useTranslation(['setup', 'common']);
  const query = useCall(workflowForms, {});
  const [chosen, choose] = useState<string | null>(null);
  const list = query.data?.list ?? [];
  const form = list.find(({ id }) => id === chosen) ?? list[0];
  return (
    <Dialog
      title={t('forms.title')}
      icon="template"
      width={1080}
      onClose={onClose}
      footer={
        <>
          <small className={styles.note}>{t('forms.note')}</small>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button variant="primary" disabled={!form} onClick={() => form && onTake(form)}>
            {t('forms.take')}
          </Button>
        </>
      }
    >
      <QueryView query={query} skeleton={<SkeletonRows count={6} height={56} />}>
        {() => (
          <div className={styles.library}>
            <Choice list={list} chosen={form?.id ?? null} onChoose={choose} />
            {form && <Preview key={form.id} form={form} />}
          </div>
        )}
      </QueryView>
    </Dialog>
  );
}

function Choice(props: {
  list: readonly DocumentForm[];
  chosen: string | null;
  onChoose: (id: string) => void;
}) {
  const { list, chosen, onChoose } = props;
  const { t } = useTranslation('setup');
  const format = useFormat();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = list.filter(({ name, group }) =>
    `${name.zh} ${name.en} ${t(`forms.group.${group}`)}`.toLowerCase().includes(wanted),
  );
  return (
    <div className={styles.choice}>
      <SearchBox value={search} placeholder={t('forms.search')} width={240} onChange={setSearch} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.groups} tabIndex={0} aria-label={t('forms.title')}>
        {found.length === 0 && <p className={styles.none}>{t('forms.none')}</p>}
        {FORM_GROUPS.map((group) => {
          const own = found.filter((form) => form.group === group);
          if (own.length === 0) return null;
          return (
            <section key={group}>
              <h3>{t(`forms.group.${group}`)}</h3>
              <ul>
                {own.map((form) => (
                  <li key={form.id}>
                    <button type="button" aria-pressed={form.id === chosen} onClick={() => onChoose(form.id)}>
                      {format.pick(form.name)}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </section>
    </div>
  );
}

function Preview({ form }: { form: DocumentForm }) {
  const { t } = useTranslation(['setup', 'documents']);
  const format = useFormat();
  return (
    <div className={styles.preview}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={styles.page} tabIndex={0} aria-label={format.pick(form.name)}>
        <Sheet lang={format.language}>
          <RichText
            document={form.body[format.language]}
            unfilledLabel={(label) => t('documents:field.to_fill', { label })}
          />
        </Sheet>
      </section>
      <section className={styles.elements}>
        <h3>{t('forms.elements')}</h3>
        <ul>
          {form.elements.map((element) => (
            <li key={element.zh}>{format.pick(element)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
