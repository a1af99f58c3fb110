import { type Bilingual, LIMITS } from '@lets/contract';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { PicturedText } from '../../../../components/pictured-text/pictured-text.tsx';
import { TextPair } from '../../../../components/text-pair/text-pair.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import styles from '../form.module.css';
import { Part, type PartProps, setBody } from './part.tsx';

/** What the case is about, and what is learnt by it. */
export function Teaching({ edit }: PartProps) {
  const { t } = useTranslation('project');
  const { body } = edit.project;
  return (
    <Part title={t('info.teaching')}>
      <PicturedText
        label={t('info.introduction')}
        value={{ text: body.introduction, pictures: body.introduction_pictures }}
        max={LIMITS.project_text}
        rows={6}
        required
        onChange={({ text, pictures }) =>
          setBody(edit, { introduction: text, introduction_pictures: pictures })
        }
      />
      <Lines
        which="objective"
        value={body.objectives}
        onChange={(objectives) => setBody(edit, { objectives })}
      />
      <Lines
        which="requirement"
        value={body.requirements}
        onChange={(requirements) => setBody(edit, { requirements })}
      />
    </Part>
  );
}

function Lines(props: {
  which: 'objective' | 'requirement';
  value: readonly Bilingual[];
  onChange: (value: Bilingual[]) => void;
}) {
  const { which, value, onChange } = props;
  const { t } = useTranslation('project');
  return (
    <fieldset className={styles.group}>
      <legend>{t(`info.${which}s`)}</legend>
      {value.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
        <div key={at} className={styles.line}>
          <u aria-hidden="true">{at + 1}</u>
          <TextPair
            label={t(`info.${which}`, { number: at + 1 })}
            quiet
            value={line}
            max={500}
            onChange={(next) => onChange(value.map((one, index) => (index === at ? next : one)))}
          />
          <IconButton
            icon="trash"
            size="sm"
            label={t('info.remove', { what: t(`info.${which}`, { number: at + 1 }) })}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button
        size="sm"
        icon="plus"
        disabled={value.length >= LIMITS.project_lines}
        onClick={() => onChange([...value, { zh: '', en: '' }])}
      >
        {t(`info.add_${which}`)}
      </Button>
    </fieldset>
  );
}
