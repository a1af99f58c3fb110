import { isAnyOf } from '../db/expressions.ts';
import { type Placeholders, prepared } from '../db/prepared.ts';
import { users } from '../db/schema/index.ts';

export const peopleByIds = prepared(
  'people-by-ids',
  (db, { ids }: Placeholders<{ readonly ids: readonly number[] }>) =>
    db
      .select({ id: users.id, name: users.name, identity: users.identity, automatic: users.automatic })
      .from(users)
      .where(isAnyOf(users.id, ids)),
);
