import { type Language, ownFieldId } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { TextInput } from '../field/inputs.tsx';
import styles from './field-dialog.module.css';
import { type FieldChoice, type FieldGroup, foundIn, isNamed } from './field-groups.ts';

const LONGEST = 40;
const NONE: ReadonlySet<string> = new Set();

/** Chooses a field by its name; one that is called otherwise than all of them is made here. */
export function FieldDialog(props: {
  title: string;
  groups: readonly FieldGroup[];
  /** Keys that cannot be chosen again. */
  taken?: ReadonlySet<string>;
  /** In which a new field is named. */
  language: Language;
  onChoose: (choice: FieldChoice) => void;
  onClose: () => void;
}) {
  const { title, groups, taken = NONE, language, onChoose, onClose } = props;
  const { t } = useTranslation(['fields', 'common']);
  const [words, setWords] = useState('');
  const name = words.trim();
  const found = foundIn(groups, words);
  const own: FieldChoice | null =
    name === '' || isNamed(groups, name)
      ? null
      : { key: ownFieldId(name), name: { zh: '', en: '', [language]: name } };
  const isOwnTaken = own !== null && taken.has(own.key);
  const choose = (choice: FieldChoice) => {
    onChoose(choice);
    onClose();
  };
  const chooseFirst = () => {
    const first = found.flatMap(({ choices }) => choices).find(({ key }) => !taken.has(key));
    if (name !== '' && first) choose(first);
    else if (own && !isOwnTaken) choose(own);
  };
  return (
    <Dialog
      title={title}
      icon="template"
      width={760}
      onClose={onClose}
      footer={
        <>
          <small className={styles.note}>{t('note')}</small>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
        </>
      }
    >
      <form
        className={styles.picker}
        onSubmit={(event) => {
          event.preventDefault();
          chooseFirst();
        }}
      >
        <TextInput
          type="search"
          icon="search"
          autoFocus
          value={words}
          maxLength={LONGEST}
          aria-label={t('search')}
          placeholder={t('search')}
          onChange={({ target }) => setWords(target.value)}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <section className={styles.groups} tabIndex={0} aria-label={t('all')}>
          {found.map((group) => (
            <Group key={group.id} group={group} taken={taken} onChoose={choose} />
          ))}
          {own && (
            <p className={styles.own}>
              {found.length === 0 && <span>{t('none')}</span>}
              <Button size="sm" icon="plus" disabled={isOwnTaken} onClick={() => choose(own)}>
                {t('make', { name })}
              </Button>
            </p>
          )}
        </section>
      </form>
    </Dialog>
  );
}

function Group(props: {
  group: FieldGroup;
  taken: ReadonlySet<string>;
  onChoose: (choice: FieldChoice) => void;
}) {
  const { group, taken, onChoose } = props;
  const { t } = useTranslation('fields');
  const format = useFormat();
  return (
    <section aria-label={t(`group.${group.id}`)}>
      <h3>{t(`group.${group.id}`)}</h3>
      <ul>
        {group.choices.map((choice) => {
          const value = format.pick(choice.value);
          return (
            <li key={choice.key}>
              <button type="button" disabled={taken.has(choice.key)} onClick={() => onChoose(choice)}>
                {format.pick(choice.name)}
                {choice.value && <small>{value || t('by_students')}</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
