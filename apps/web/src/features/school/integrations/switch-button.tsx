import { type Integration, integrationList, integrationSave } from '@lets/contract';
import { Button, type ButtonVariant } from '../../../components/button/button.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';

interface SwitchButtonProps {
  integration: Integration;
  variant?: ButtonVariant;
  /** Why not now. */
  reason?: string | null;
}

/** Switches a service on or off, and leaves everything else of it as it is. */
export function SwitchButton({ integration, variant = 'text', reason = null }: SwitchButtonProps) {
  const { t } = useTranslation('integrations');
  const { id, kind, name, is_on, settings } = integration;
  const save = useAct(integrationSave, {
    invalidates: [integrationList],
    onSuccess: (saved) => toast(t(saved.is_on ? 'turned_on' : 'turned_off'), { type: 'success' }),
  });
  return (
    <Button
      variant={variant}
      busy={save.isPending}
      reason={reason}
      onClick={() => save.mutate({ id, kind, name, is_on: !is_on, settings, secrets: {} })}
    >
      {t(is_on ? 'turn_off' : 'turn_on')}
    </Button>
  );
}
