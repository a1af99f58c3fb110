import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { PageHeader } from '../../../components/list-tools/list-tools.tsx';
import { Card } from '../../../components/surface/surface.tsx';
import { BeginWith } from '../../../domain/flow/begin/begin-with.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { CopyForm } from './create/copy-form.tsx';
import { FlowForm } from './create/flow-form.tsx';
import { PatternForm } from './create/pattern-form.tsx';
import styles from './create-page.module.css';
import { LIST } from './paths.ts';

const WAYS = ['pattern', 'copy', 'flow'] as const;
const FORMS = { pattern: PatternForm, copy: CopyForm, flow: FlowForm } as const;

/** /manager/project/create: a new case of a pattern, of another case or on a published workflow; everything else is set on its own pages. */
export function Component() {
  const { t } = useTranslation('project');
  usePageTitle(t('create.title'));
  const [way, setWay] = useState<(typeof WAYS)[number]>('pattern');
  const Form = FORMS[way];
  return (
    <>
      <PageHeader
        title={t('create.title')}
        above={
          <nav className={styles.crumbs} aria-label={t('back')}>
            <Link to={LIST}>{t('title')}</Link>
            <Icon name="cr" size={11} />
            <span aria-current="page">{t('create.title')}</span>
          </nav>
        }
      />
      <Card className={styles.create ?? ''}>
        <BeginWith
          legend={t('create.begin.legend')}
          ways={WAYS.map((one) => ({
            way: one,
            name: t(`create.begin.${one}`),
            text: t(`create.begin.${one}_text`),
          }))}
          chosen={way}
          onChoose={setWay}
        />
        <Form />
      </Card>
    </>
  );
}
