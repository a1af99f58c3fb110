import { Button, IconButton } from '../../../../components/button/button.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import styles from './display.module.css';
import type { Pages } from './use-pages.ts';

/** Below the common screen: who leads or whether one follows, the page, and the size. */
export function ScreenControls(props: {
  pages: Pages;
  sharedPage: number;
  isPresenter: boolean;
  isVideo: boolean;
}) {
  const { pages, sharedPage, isPresenter, isVideo } = props;
  const { t } = useTranslation(['room', 'room-display']);
  return (
    <footer className={styles.controls}>
      {isPresenter ? (
        <span className={styles.follow}>{t(isVideo ? 'room-display:you_play' : 'display.you_lead')}</span>
      ) : (
        <label className={styles.follow}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={pages.isFollowing}
            checked={pages.isFollowing}
            onChange={(event) => pages.follow(event.target.checked)}
          />
          {t(isVideo ? 'room-display:follow_video' : 'display.follow')}
        </label>
      )}
      {!isPresenter && !pages.isFollowing && (
        <Button size="sm" icon="arrowl" onClick={() => pages.follow(true)}>
          {isVideo ? t('room-display:return_video') : t('room-display:return', { page: sharedPage })}
        </Button>
      )}
      <span className={styles.space} />
      {!isVideo && <PageTurner pages={pages} />}
      <span className={styles.group}>
        <IconButton
          tone="ink"
          icon="minus"
          iconSize={15}
          label={t('display.smaller')}
          disabled={pages.zoom <= 0.6}
          onClick={() => pages.setZoom(pages.zoom - 0.1)}
        />
        <span>{Math.round(pages.zoom * 100)}%</span>
        <IconButton
          tone="ink"
          icon="plus"
          iconSize={15}
          label={t('display.larger')}
          disabled={pages.zoom >= 1.6}
          onClick={() => pages.setZoom(pages.zoom + 0.1)}
        />
      </span>
    </footer>
  );
}

function PageTurner({ pages }: { pages: Pages }) {
  const { t } = useTranslation('room');
  return (
    <span className={styles.group}>
      <IconButton
        tone="ink"
        icon="cl"
        iconSize={15}
        label={t('display.previous')}
        disabled={pages.page <= 1}
        onClick={() => pages.turn(pages.page - 1)}
      />
      <span aria-live="polite">{t('display.page', { page: pages.page, all: pages.count })}</span>
      <IconButton
        tone="ink"
        icon="cr"
        iconSize={15}
        label={t('display.next')}
        disabled={pages.page >= pages.count}
        onClick={() => pages.turn(pages.page + 1)}
      />
    </span>
  );
}
