import type { Phrase } from '@lets/contract';
import { Select } from 'antd';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { Card } from '../../../../components/surface/surface.tsx';
import { TextPair } from '../../../../components/text-pair/text-pair.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { Part } from './doc-part.ts';
import styles from './parts.module.css';

const MOST_CHARACTERS = 100;
const EVERYBODY = '';

/** Formulas of the procedure, offered to students above the composer. */
export function Phrases({ setup, node, set }: Part) {
  const { t } = useTranslation('setup');
  const { pick } = useFormat();
  const { roles } = setup.flow;
  const { phrases } = node;
  const change = (at: number, next: Partial<Phrase>) =>
    set({ phrases: phrases.map((one, index) => (index === at ? { ...one, ...next } : one)) });
  const add = () =>
    set({ phrases: [...phrases, { role_id: phrases.at(-1)?.role_id ?? null, text: { zh: '', en: '' } }] });
  return (
    <Card className={styles.card ?? ''}>
      <div className={styles.cardHead}>
        <h3>{t('phrases.title')}</h3>
        <small>{t('phrases.hint')}</small>
        <span className={styles.gap} />
        <Button size="sm" icon="plus" onClick={add}>
          {t('phrases.add')}
        </Button>
      </div>
      {phrases.map((phrase, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: phrases have no name but their place
        <div key={at} className={styles.item}>
          <div className={styles.grow}>
            <TextPair
              label={t('phrases.phrase', { at: at + 1 })}
              value={phrase.text}
              max={MOST_CHARACTERS}
              onChange={(text) => change(at, { text })}
            />
          </div>
          <div className={styles.conditions}>
            <Select
              aria-label={t('phrases.for_whom')}
              disabled={!setup.editable}
              value={phrase.role_id ?? EVERYBODY}
              onChange={(id) => change(at, { role_id: id === EVERYBODY ? null : id })}
              options={[
                { value: EVERYBODY, label: t('phrases.everybody') },
                ...roles.map(({ id, name }) => ({ value: id, label: pick(name) })),
              ]}
            />
          </div>
          <div className={styles.lineActs}>
            <IconButton
              icon="trash"
              label={t('phrases.remove', { at: at + 1 })}
              onClick={() => set({ phrases: phrases.filter((_, index) => index !== at) })}
            />
          </div>
        </div>
      ))}
    </Card>
  );
}
