import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { copyText } from '../../../../lib/copy-text.ts';
import { saveText } from '../../../../lib/save-text.ts';
import styles from './dry-log.module.css';
import { useDryWords } from './use-dry-words.ts';
import type { DryRunResult, Player } from './walk.ts';

/** What the automatic players did, step by step. A press on a step shows the canvas after it. */
export function DryLog({ result, player }: { result: DryRunResult; player: Player }) {
  const { t } = useTranslation('draw');
  const words = useDryWords();
  const now = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step in hand is followed as it changes
  useEffect(() => {
    // Scrolling answers with a promise in some browsers, which is nothing that an effect may return.
    now.current?.scrollIntoView?.({ block: 'nearest' });
  }, [player.count]);
  return (
    <ol className={styles.log} aria-label={t('dry.log.title')}>
      {result.steps.map((step, i) => {
        const isNow = player.count === i + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other name than their number
          <li key={i} ref={isNow ? now : null}>
            <button
              type="button"
              aria-current={isNow ? 'step' : undefined}
              onClick={() => player.goTo(i + 1)}
            >
              <span>{i + 1}</span>
              {result.plays > 1 && <span>{t('dry.log.play', { play: step.play })}</span>}
              {words.sentence(step)}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The log as text, to be kept or sent to a colleague. */
export function TakeLog({ result }: { result: DryRunResult }) {
  const { t } = useTranslation('draw');
  const words = useDryWords();
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={isCopied ? 'check' : 'copy'}
        onClick={async () => setCopied(await copyText(words.log(result)))}
      >
        {t(isCopied ? 'dry.log.copied' : 'dry.log.copy')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon="download"
        onClick={() => saveText(t('dry.log.file'), words.log(result))}
      >
        {t('dry.log.save')}
      </Button>
    </>
  );
}
