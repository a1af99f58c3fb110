import { PhrasePicker } from '../../../components/phrase-picker/phrase-picker.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';

interface CommentPhrasesProps {
  text: string;
  max: number;
  onChange: (text: string) => void;
}

/** The teacher's own comments, to be put after what is written; one that does not fit is not cut, but said not to. */
export function CommentPhrases({ text, max, onChange }: CommentPhrasesProps) {
  const { t } = useTranslation('evaluate');
  return (
    <PhrasePicker
      kind="comment"
      text={text}
      onInsert={(phrase) => {
        const both = [text.trim(), phrase].filter(Boolean).join('\n');
        if (both.length <= max) onChange(both);
        else toast(t('comment.full', { max }), { type: 'warning' });
      }}
    />
  );
}
