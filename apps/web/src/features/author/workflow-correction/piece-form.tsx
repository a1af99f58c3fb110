import type { Bilingual } from '@lets/contract';
import { Fragment } from 'react';
import { CharacterPicker } from '../../../components/character-picker/character-picker.tsx';
import { PicturedText } from '../../../components/pictured-text/pictured-text.tsx';
import { RichPair } from '../../../components/rich-pair/rich-pair.tsx';
import { TextPair } from '../../../components/text-pair/text-pair.tsx';
import { fieldsFor } from '../../../domain/case/fields/field-groups.ts';
import { ElementForm } from '../../../domain/flow/element-form/element-form.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './correct.module.css';
import { type FormProps, replaced } from './form-props.ts';
import { ModelWords } from './model-words.tsx';
import { type AnyWords, type Words, withoutEmptyPictures } from './pieces.ts';

const NO_TEXT: Bilingual = { zh: '', en: '' };

/** Pure: a text that may be missing is missing when nothing is written in it. */
const orNone = (text: Bilingual) => (text.zh || text.en ? text : null);

/** The words of one piece, with the editors that they were written with. */
export function PieceForm({ flow, words, onChange }: FormProps<AnyWords>) {
  switch (words.kind) {
    case 'section':
      return <SectionForm flow={flow} words={words} onChange={onChange} />;
    case 'template':
      return <TemplateForm flow={flow} words={words} onChange={onChange} />;
    case 'model':
      return <ModelWords flow={flow} words={words} onChange={onChange} />;
    case 'vote':
      return <VoteForm flow={flow} words={words} onChange={onChange} />;
    case 'role':
      return <RoleForm flow={flow} words={words} onChange={onChange} />;
    default:
      return <OptionForm flow={flow} words={words} onChange={onChange} />;
  }
}

function NameField(props: { value: Bilingual; max: number; onChange: (name: Bilingual) => void }) {
  const { t } = useTranslation('correct');
  return <TextPair label={t('field.name')} required {...props} />;
}

function SectionForm({ flow, words, onChange }: FormProps<Words<'section'>>) {
  const { t } = useTranslation('correct');
  const format = useFormat();
  const roleName = (id: string | null) =>
    id === null ? t('everybody') : format.pick(flow.roles.find((role) => role.id === id)?.name);
  const set = (part: Partial<Words<'section'>>) => onChange({ ...words, ...part });
  return (
    <div className={styles.fields}>
      <NameField value={words.name} max={60} onChange={(name) => set({ name })} />
      <TextPair
        label={t('field.introduction')}
        value={words.introduction}
        max={2000}
        rows={4}
        onChange={(introduction) => set({ introduction })}
      />
      {words.guides.map((guide, at) => (
        <PicturedText
          // biome-ignore lint/suspicious/noArrayIndexKey: guides have no name but their place, and none is moved here
          key={at}
          label={t('field.guide_for', { role: roleName(guide.role_id) })}
          value={guide}
          max={5000}
          rows={at === 0 ? 7 : 4}
          onChange={(next) =>
            set({ guides: replaced(words.guides, at, withoutEmptyPictures({ ...guide, ...next })) })
          }
        />
      ))}
      {words.phrases.map((phrase, at) => (
        <TextPair
          // biome-ignore lint/suspicious/noArrayIndexKey: phrases have no name but their place, and none is moved here
          key={at}
          label={t('field.phrase_of', { at: at + 1, role: roleName(phrase.role_id) })}
          value={phrase.text}
          max={100}
          onChange={(text) => set({ phrases: replaced(words.phrases, at, { ...phrase, text }) })}
        />
      ))}
      {words.lines.map((line, at) => {
        const name = { at: at + 1, role: roleName(line.role_id) };
        const change = (next: Partial<typeof line>) =>
          set({ lines: replaced(words.lines, at, { ...line, ...next }) });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place, and none is moved here
          <Fragment key={at}>
            <TextPair
              label={t('field.line_of', name)}
              value={line.text}
              max={500}
              rows={2}
              onChange={(text) => change({ text })}
            />
            {line.against && (
              <TextPair
                label={t('field.against_of', name)}
                value={line.against}
                max={500}
                rows={2}
                onChange={(against) => change({ against })}
              />
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

function TemplateForm({ flow, words, onChange }: FormProps<Words<'template'>>) {
  const { t } = useTranslation('correct');
  const format = useFormat();
  const set = (part: Partial<Words<'template'>>) => onChange({ ...words, ...part });
  const template = flow.nodes
    .find(({ id }) => id === words.node_id)
    ?.templates.find(({ id }) => id === words.template_id);
  const variants = template?.variants ?? [];
  const others = variants.length;
  return (
    <div className={styles.fields}>
      <NameField value={words.name} max={60} onChange={(name) => set({ name })} />
      <RichPair
        label={t('field.body_of', { name: format.pick(words.name) })}
        initial={words.body}
        editable
        roles={flow.roles}
        fields={() => fieldsFor(flow)}
        onChange={(body) => set({ body })}
      />
      <p className={styles.hint}>{t('template_hint')}</p>
      {others > 0 && <p className={styles.hint}>{t('variants', { count: others })}</p>}
      {words.elements.map((element, at) => (
        <ElementForm
          // biome-ignore lint/suspicious/noArrayIndexKey: elements have no name but their place, and none is moved here
          key={at}
          element={element}
          at={at + 1}
          wordings={[words.body, ...variants.map(({ body }) => body)]}
          editable
          onChange={(next) => set({ elements: replaced(words.elements, at, next) })}
        />
      ))}
    </div>
  );
}

function VoteForm({ words, onChange }: FormProps<Words<'vote'>>) {
  const { t } = useTranslation('correct');
  return (
    <div className={styles.fields}>
      <TextPair
        label={t('field.question')}
        value={words.question}
        max={200}
        rows={2}
        required
        onChange={(question) => onChange({ ...words, question })}
      />
      {words.options.map((option, at) => {
        const set = (part: Partial<typeof option>) =>
          onChange({ ...words, options: replaced(words.options, at, { ...option, ...part }) });
        return (
          <div key={option.id} className={styles.fields}>
            <TextPair
              label={t('field.label_at', { at: at + 1 })}
              value={option.label}
              max={40}
              required
              onChange={(label) => set({ label })}
            />
            {option.hint !== null && (
              <TextPair
                label={t('field.hint_at', { at: at + 1 })}
                value={option.hint}
                max={200}
                onChange={(hint) => set({ hint })}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

function RoleForm({ flow, words, onChange }: FormProps<Words<'role'>>) {
  const format = useFormat();
  const role = flow.roles.find(({ id }) => id === words.role_id);
  return (
    <div className={styles.role}>
      {role && (
        <CharacterPicker
          character={words.character}
          type={role.type}
          side={role.side}
          name={format.pick(words.name)}
          onChange={(character) => onChange({ ...words, character })}
        />
      )}
      <NameField value={words.name} max={40} onChange={(name) => onChange({ ...words, name })} />
    </div>
  );
}

function OptionForm({ flow, words, onChange }: FormProps<Words<'option'>>) {
  const { t } = useTranslation('correct');
  const transition = flow.transitions.find(({ id }) => id === words.transition_id);
  return (
    <div className={styles.fields}>
      <TextPair
        label={t('field.label')}
        value={words.label}
        max={60}
        required
        onChange={(label) => onChange({ ...words, label })}
      />
      {(transition?.kind === 'wrong' || words.feedback !== null) && (
        <TextPair
          label={t('field.feedback')}
          value={words.feedback ?? NO_TEXT}
          max={500}
          rows={3}
          onChange={(text) => onChange({ ...words, feedback: orNone(text) })}
        />
      )}
      {words.cost_text && (
        <TextPair
          label={t('field.cost_text')}
          value={words.cost_text}
          max={500}
          rows={3}
          required
          onChange={(cost_text) => onChange({ ...words, cost_text })}
        />
      )}
    </div>
  );
}
