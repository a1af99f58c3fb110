import type { FlowFinding } from '@lets/contract';
import { Button } from '../../../components/button/button.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { type Played, RehearsalDialog } from './rehearsal-dialog.tsx';

/** Opens the dialog in which an author plays a flow as it stands. */
export function RehearseButton(props: {
  flow: Played;
  flowId: number;
  /** The case it is played with; left out, the author may choose one. */
  projectId?: number;
  /** The section that is asked for first. */
  from?: string | null;
  isQuiet?: boolean;
  /** Keeps what is not saved yet: the server plays what it has. False where it could not. */
  save?: () => Promise<boolean>;
  /** A finding in words. */
  wordsOf?: (finding: FlowFinding) => string;
}) {
  const { flow, flowId, projectId = null, from = null, isQuiet = false, ...rest } = props;
  const { t } = useTranslation('rehearsal');
  const [isOpen, setOpen, close] = useOpen<true>();
  const plan = { flow_id: flowId, project_id: projectId, role_id: flow.roles[0]?.id ?? null, from };
  return (
    <>
      <Button icon="eye" variant={isQuiet ? 'ghost' : 'soft'} onClick={() => setOpen(true)}>
        {t('act')}
      </Button>
      {isOpen && (
        <RehearsalDialog flow={flow} plan={plan} hasCase={projectId !== null} {...rest} onClose={close} />
      )}
    </>
  );
}
