import { useTranslation } from '../../i18n/texts.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useNow } from '../../lib/use-now.ts';
import { Tag, type TagTone } from '../surface/surface.tsx';

const DAY = 86_400_000;

/** Until when something is due: gold on its last day, red once it has passed. */
export function Deadline({ time }: { time: number }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const now = useNow(30_000);
  const left = time - now;
  const tone: TagTone = left < 0 ? 'seal' : left < DAY ? 'gold' : 'azure';
  return (
    <span title={t('deadline.about')}>
      <Tag tone={tone}>
        {t(left < 0 ? 'deadline.passed' : 'deadline.until', { time: format.moment(time) })}
      </Tag>
    </span>
  );
}
