import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { PublicPage } from '../../../components/public-page/public-page.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useUser } from '../../../lib/user.ts';
import { Findings } from './findings.tsx';
import { useVerification } from './use-verification.ts';
import { VerdictBanner } from './verdict-banner.tsx';
import styles from './verify.module.css';

/** `/verify`: anybody checks a dossier, or a file of one, against its index. Needs no login; the files stay where they are. */
export function Component() {
  const { t } = useTranslation('verify');
  usePageTitle(t('title'));
  const user = useUser();
  const { state, verify } = useVerification();
  return (
    <PublicPage title={t('title')} back={t(user ? 'back_home' : 'back_login')} className={styles.main}>
      <p className={styles.intro}>{t('intro')}</p>
      <DropBox isSmall={state.phase === 'done'} onFiles={(files) => void verify(files)} />
      <div aria-live="polite">
        {state.phase === 'reading' && <Reading name={state.name} done={state.done} />}
        {state.phase === 'unreadable' && (
          <p className={classNames(styles.banner, styles.bad)}>
            <Icon name="xc" size={22} />
            <span>
              <b>{state.name}</b>
              {t(`unreadable.${state.why}`)}
            </span>
          </p>
        )}
        {state.phase === 'done' && <VerdictBanner {...state} />}
      </div>
      {state.phase === 'done' && <Findings key={state.name} {...state} />}
      {state.phase === 'idle' && <How />}
    </PublicPage>
  );
}

function DropBox({ isSmall, onFiles }: { isSmall: boolean; onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('verify');
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse, the button inside is for everybody
    <div
      className={classNames(styles.drop, isSmall && styles.dropSmall, isOver && styles.dropOver)}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Icon name="shield" size={isSmall ? 22 : 34} />
      <p>
        <b>{t('drop.title')}</b>
        {t('drop.text')}
      </p>
      <Button variant={isSmall ? 'plain' : 'primary'} icon="upload" onClick={() => input.current?.click()}>
        {t(isSmall ? 'drop.another' : 'drop.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('drop.choose')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
}

function Reading({ name, done }: { name: string; done: number }) {
  const { t } = useTranslation('verify');
  const format = useFormat();
  return (
    <p className={styles.reading}>
      <span>{t('reading', { name, percent: format.number(Math.floor(done * 100)) })}</span>
      <progress value={done} max={1} aria-label={t('reading_label')} />
    </p>
  );
}

const STEPS = ['what', 'how', 'who'] as const;

function How() {
  const { t } = useTranslation('verify');
  return (
    <dl className={styles.how}>
      {STEPS.map((key) => (
        <div key={key}>
          <dt>{t(`how.${key}`)}</dt>
          <dd>{t(`how.${key}_text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
