import type { OutputOf, ParsedInputOf, personErase } from '@lets/contract';
import { z } from 'zod';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { type ApprovalAct, askApproval } from '../approval/service.ts';
import { erasable, erasePerson } from './erase.ts';

/** Nobody erases alone. What could not be done now is refused before anybody is asked to approve it. */
export async function askToErase(
  deps: Deps,
  sender: Pick<RequestContext, 'caller' | 'address'>,
  { id, reason }: ParsedInputOf<typeof personErase>,
): Promise<OutputOf<typeof personErase>> {
  return inTransaction(deps.database, async (tx) => {
    const { name, account } = await erasable(tx, sender.caller, id);
    const approval_id = await askApproval(deps, tx, sender, {
      kind: 'erase_person',
      target: String(id),
      what: {
        zh: `删除个人信息（以化名替换）：${name}（${account}）`,
        en: `Erase ${name} (${account}) by pseudonym`,
      },
      reason,
      payload: { id },
    });
    return { approval_id };
  });
}

const Payload = z.object({ id: z.number().int() });

export const eraseApproved: ApprovalAct = {
  async carryOut(deps, tx, { payload, asker, address }) {
    const { id } = Payload.parse(payload);
    const { name } = await erasePerson(deps, tx, { id, asker, address });
    return {
      what: { zh: `删除个人信息（以化名替换）：${name}`, en: `Erase ${name} by pseudonym` },
      payload: { id },
    };
  },
};
