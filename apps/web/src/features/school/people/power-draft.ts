import { MANAGEMENT_MODULES, type ManagementModule } from '@lets/contract';

/** An admin whose modules are shown. */
export interface Powered {
  readonly id: number;
  readonly name: string;
  readonly modules: readonly ManagementModule[];
}

/** What was changed and not saved: the modules that each shall have. */
export type PowerDraft = ReadonlyMap<number, readonly ManagementModule[]>;

/** What saving does to one of them. */
export interface PowerChange {
  readonly admin: Powered;
  readonly next: readonly ManagementModule[];
  readonly granted: readonly ManagementModule[];
  readonly withdrawn: readonly ManagementModule[];
}

/** Pure: the draft after one module of one admin was turned. What is as it was leaves the draft. */
export function turn(draft: PowerDraft, admin: Powered, module: ManagementModule): PowerDraft {
  const now = draft.get(admin.id) ?? admin.modules;
  const wanted = MANAGEMENT_MODULES.filter((one) => (one === module) !== now.includes(one));
  const next = new Map(draft);
  const isSame = wanted.length === admin.modules.length && wanted.every((one) => admin.modules.includes(one));
  if (isSame) next.delete(admin.id);
  else next.set(admin.id, wanted);
  return next;
}

/** Pure: what the draft changes of those known, in their order. */
export function changesOf(draft: PowerDraft, admins: readonly Powered[]): PowerChange[] {
  return admins.flatMap((admin) => {
    const next = draft.get(admin.id);
    if (!next) return [];
    const granted = next.filter((module) => !admin.modules.includes(module));
    const withdrawn = admin.modules.filter((module) => !next.includes(module));
    return granted.length + withdrawn.length > 0 ? [{ admin, next, granted, withdrawn }] : [];
  });
}
