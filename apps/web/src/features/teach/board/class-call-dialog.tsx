import { classCall, type guideBoard, LIMITS, type OutputOf } from '@lets/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { PhrasePicker } from '../../../components/phrase-picker/phrase-picker.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { useFormat } from '../../../lib/use-format.ts';

interface CallProps {
  classes: OutputOf<typeof guideBoard>['classes'];
  first: number | null;
  onClose: () => void;
}

/** One message to a whole class, wherever its students are. */
export function ClassCallDialog({ classes, first, onClose }: CallProps) {
  const { t } = useTranslation(['guide', 'common']);
  const { pick } = useFormat();
  const [classId, choose] = useState(first ?? classes[0]?.id ?? 0);
  const [text, setText] = useState('');
  // The same name for every further try, so that nobody is told twice.
  const [requestId] = useState(newRequestId);
  const act = useAct(classCall, {
    onSuccess: ({ runs, students }) => {
      toast(t('class_call.done', { runs, students }), { type: 'success' });
      onClose();
    },
  });
  const isReady = text.trim() !== '' && [...text].length <= LIMITS.guidance && classId > 0;
  return (
    <Dialog
      title={t('class_call.title')}
      icon="envelope"
      iconTone="plum"
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button
            variant="primary"
            icon="send"
            busy={act.isPending}
            disabled={!isReady}
            onClick={() => act.mutate({ class_id: classId, text: text.trim(), request_id: requestId })}
          >
            {t('class_call.send')}
          </Button>
        </>
      }
    >
      <Field label={t('class_call.class')} required>
        {(field) => (
          <Select
            id={field.id}
            value={classId}
            onChange={choose}
            style={{ width: '100%' }}
            options={classes.map(({ id, name, course_name }) => ({
              value: id,
              label: `${name} ${pick(course_name)}`,
            }))}
          />
        )}
      </Field>
      <Field
        label={t('class_call.text')}
        count={{ value: text, max: LIMITS.guidance }}
        hint={t('class_call.hint')}
        required
      >
        {(field) => (
          <TextArea {...field} rows={4} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      <PhrasePicker
        kind="guidance"
        text={text}
        onInsert={(phrase) => setText([text.trim(), phrase].filter(Boolean).join('\n'))}
      />
    </Dialog>
  );
}
