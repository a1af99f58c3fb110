import { useId } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import styles from './rich-text.module.css';

/** The round teaching stamp: two rings, the name on the arc, the scales, and 教学专用 so that nobody takes it for a real one. */
export function SealStamp({ name }: { name: string }) {
  const { t } = useTranslation('documents');
  const arc = useId();
  return (
    <div className={styles.sealLine}>
      <svg className={styles.seal} viewBox="0 0 120 120" role="img" aria-label={t('seal.of', { name })}>
        <defs>
          <path id={arc} d="M22 72a40 40 0 1176 0" />
        </defs>
        <g fill="none" stroke="currentColor">
          <circle cx="60" cy="60" r="55" strokeWidth="3.6" />
          <circle cx="60" cy="60" r="50" strokeWidth=".9" />
          <g strokeLinecap="round" strokeLinejoin="round">
            <path d="M60 44v30M52 75h16M45 51c6 .5 10-1 15-4 5 3 9 4.5 15 4" strokeWidth="2.6" />
            <path d="M45 51l-5 12h10zM75 51l-5 12h10z" strokeWidth="1.8" />
          </g>
        </g>
        <g fill="currentColor" textAnchor="middle">
          <text className={styles.sealName} style={{ fontSize: Math.min(14.5, 116 / name.length) }}>
            <textPath href={`#${arc}`} startOffset="50%">
              {name}
            </textPath>
          </text>
          <text className={styles.sealUse} x="60" y="96">
            {t('seal.teaching_only')}
          </text>
        </g>
      </svg>
    </div>
  );
}
