import {
  type AudienceRow,
  announce,
  announcementList,
  IDENTITY,
  LIMITS,
  messageList,
  sendMessage,
  type UserBrief,
} from '@lets/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { StatusSegments } from '../../../components/list-tools/list-tools.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFaults } from '../../../lib/faults.ts';
import { useAct } from '../../../lib/query.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { useUser } from '../../../lib/user.ts';
import { AudienceChoice } from './audience-choice.tsx';
import styles from './message.module.css';
import { Recipients } from './recipients.tsx';

interface ComposeProps {
  onSent: (people: readonly UserBrief[]) => void;
  onAnnounced: (id: number) => void;
}

const STAFF_KINDS = ['people', 'class', 'team', 'role'] as const;
const STUDENT_KINDS = ['people', 'team'] as const;
type Kind = (typeof STAFF_KINDS)[number];

/** A message to chosen people, or to a whole class, team or role. */
export function Compose({ onSent, onAnnounced }: ComposeProps) {
  const { t } = useTranslation('message');
  const [kind, setKind] = useState<Kind>('people');
  const [people, setPeople] = useState<readonly UserBrief[]>([]);
  const [audience, setAudience] = useState<AudienceRow | null>(null);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const kinds = useUser()?.identity === IDENTITY.student ? STUDENT_KINDS : STAFF_KINDS;
  const tellSent = () => toast(t('sent'), { type: 'success' });
  const send = useAct(sendMessage, {
    invalidates: [messageList],
    onSuccess: () => {
      tellSent();
      onSent(people);
    },
  });
  const sendToAll = useAct(announce, {
    invalidates: [announcementList],
    onSuccess: ({ id }) => {
      tellSent();
      onAnnounced(id);
    },
  });
  const fault = useFaults(kind === 'people' ? send.error : sendToAll.error);
  const content = text.trim();
  const count = kind === 'people' ? people.length : (audience?.count ?? 0);
  const isBusy = send.isPending || sendToAll.isPending;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (count === 0 || content === '' || isBusy) return;
    const message = { content, request_id: newRequestId() };
    if (kind === 'people') send.mutate({ to: people.map(({ id }) => id), ...message });
    else if (audience) sendToAll.mutate({ to: audience.audience, ...message });
  }

  return (
    <form className={styles.compose} onSubmit={submit}>
      <h3>{t('new')}</h3>
      <div className={styles.kinds}>
        <StatusSegments
          label={t('to_kind')}
          value={kind}
          options={kinds.map((key) => ({ key, label: t(`kind.${key}`) }))}
          onChange={(chosen) => {
            setKind(chosen);
            setAudience(null);
          }}
        />
      </div>
      {kind === 'people' ? (
        <Recipients people={people} onChange={setPeople} />
      ) : (
        <AudienceChoice key={kind} kind={kind} chosen={audience} onChoose={setAudience} />
      )}
      {isTried && count === 0 && (
        <p className={styles.fault} role="alert">
          {t(kind === 'people' ? 'need_people' : 'need_audience')}
        </p>
      )}
      <Field
        label={t('content')}
        count={{ value: text, max: LIMITS.message }}
        error={(isTried && content === '' ? t('need_content') : null) ?? fault('content')}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            maxLength={LIMITS.message}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.composeFoot}>
        <Button type="submit" variant="primary" icon="send" busy={isBusy}>
          {count > 1 ? t('send_to', { count }) : t('send')}
        </Button>
      </div>
    </form>
  );
}
