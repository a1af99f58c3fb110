import { CODE } from '@lets/contract';
import type { CSSProperties, ReactNode } from 'react';
import type { IconName } from '../../art/icon-names.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { ApiError } from '../../lib/api-client.ts';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../button/button.tsx';
import { Face } from '../face/face.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './states.module.css';

/** What will be here, and one act that brings it about. */
export function EmptyState(props: {
  title: string;
  text?: string;
  icon?: IconName;
  /** A face instead of the icon. */
  character?: string;
  action?: ReactNode;
  className?: string;
}) {
  const { title, text, icon = 'folder', character, action, className } = props;
  return (
    <div className={classNames(styles.state, className)}>
      {character ? (
        <Face character={character} size={64} />
      ) : (
        <Icon name={icon} size={64} className={styles.big} />
      )}
      <b>{title}</b>
      {text && <p>{text}</p>}
      {action && <div className={styles.acts}>{action}</div>}
    </div>
  );
}

/** What happened and what to do, where the data would stand. */
export function ErrorState(props: {
  error: unknown;
  onRetry?: () => void;
  title?: string;
  className?: string;
}) {
  const { t } = useTranslation('common');
  const { error, onRetry, title = t('error.title'), className } = props;
  return (
    <div className={classNames(styles.state, className)} role="alert">
      <Icon name="alert" size={40} className={styles.fault} />
      <b>{title}</b>
      <p>{describe(error, t('error.network'), t('error.not_found'))}</p>
      {onRetry && (
        <div className={styles.acts}>
          <Button icon="restart" onClick={onRetry}>
            {t('act.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A read as far as it can fail: what `useCall` gives. */
export interface FallibleRead {
  readonly data: unknown;
  readonly error: unknown;
  readonly isError: boolean;
  refetch(): unknown;
}

/**
 * A read that failed where there is room for a line: beside a field that it fills, or above what it brought before. Nothing while all is well,
 * and nothing when the server is silent about what stands there already: the page's banner tells of that.
 */
export function ReadFault({ of, className }: { of: FallibleRead; className?: string | undefined }) {
  const { t } = useTranslation('common');
  const isOld = of.data !== undefined;
  if (!of.isError || (isOld && !(of.error instanceof ApiError))) return null;
  return (
    <p className={classNames(styles.line, className)} role="alert">
      <Icon name="alert" size={14} />
      <span>{describe(of.error, t('error.network'), t('error.not_found'))}</span>
      <button type="button" onClick={() => void of.refetch()}>
        {t('act.retry')}
      </button>
    </p>
  );
}

function describe(error: unknown, network: string, missing: string): string {
  if (!(error instanceof ApiError)) return network;
  return error.code === CODE.not_found ? missing : error.message;
}

/** A bar of a skeleton; appears after a moment, because most waits are shorter. */
export function Skeleton(props: {
  width?: number | string;
  height?: number;
  round?: boolean;
  style?: CSSProperties;
}) {
  const { width = '100%', height = 14, round = false, style } = props;
  return (
    <span
      className={classNames(styles.bone, round && styles.round)}
      style={{ width, height, ...style }}
      aria-hidden="true"
    />
  );
}

/** The stand-in for a list of cards or rows with a picture, two lines and something at the right. */
export function SkeletonRows({ count = 5, height = 92 }: { count?: number; height?: number }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.rows} role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical stand-ins that never move
        <div key={index} className={styles.row} style={{ height }}>
          <Skeleton width={64} height={Math.min(64, height - 24)} />
          <span className={styles.lines}>
            <Skeleton width={`${46 - (index % 3) * 6}%`} height={16} />
            <Skeleton width={`${28 + (index % 3) * 4}%`} height={12} />
          </span>
          <Skeleton width={96} height={30} />
        </div>
      ))}
    </div>
  );
}
