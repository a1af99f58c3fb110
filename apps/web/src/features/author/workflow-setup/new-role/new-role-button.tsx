import type { FlowRole } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import type { Setup } from '../use-setup.ts';
import { MOST_ROLES } from './new-role.ts';
import { NewRoleDialog } from './new-role-dialog.tsx';

/** Makes a role where one is needed, without leaving the step. */
export function NewRoleButton({ setup, onMade }: { setup: Setup; onMade?: (role: FlowRole) => void }) {
  const { t } = useTranslation('setup');
  const [isOpen, setOpen] = useState(false);
  const isBarred = !setup.editable || setup.flow.roles.length >= MOST_ROLES;
  return (
    <>
      <Button size="sm" icon="plus" disabled={isBarred} onClick={() => setOpen(true)}>
        {t('new_role.open')}
      </Button>
      {isOpen && (
        <NewRoleDialog
          roles={setup.flow.roles}
          onClose={() => setOpen(false)}
          onMade={(role) => {
            setup.edit(
              (flow) => ({ ...flow, roles: [...flow.roles, role] }),
              ...(onMade ? [] : ['role' as const]),
            );
            onMade?.(role);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
