import type { Bilingual, CompetencyGoal } from '@lets/contract';
import { and, asc, desc, eq, gt, isNotNull, or, sql } from '../../db/drizzle.ts';
import { aggregated, inner, jsonArray, jsonObject } from '../../db/expressions.ts';
import type { Reader } from '../../db/reader.ts';
import {
  classes,
  evaluationScores,
  evaluationVersions,
  experimentMembers,
  experiments,
  projects,
  teams,
  users,
} from '../../db/schema/index.ts';

type Goal = { readonly id: string; readonly name: Bilingual } & Partial<CompetencyGoal>;

export interface Scope {
  readonly eid?: number | undefined;
  readonly class_id?: number | undefined;
}

function isInScope({ eid, class_id }: Scope) {
  return and(
    eid === undefined ? undefined : eq(experiments.id, eid),
    class_id === undefined ? undefined : eq(experiments.class_id, class_id),
    sql`${experiments.evaluated}`,
  );
}

/** The goals of the cases that were evaluated, by their names: what stands above the columns. */
export function goalsOf({ db }: Reader, scope: Scope): Promise<{ name: Bilingual }[]> {
  const chosen = inner
    .selectDistinct({ id: experiments.project_id })
    .from(experiments)
    .where(isInScope(scope))
    .as('chosen');
  return db
    .selectDistinctOn([sql`goal -> 'name' ->> 'zh'`], { name: sql<Bilingual>`goal -> 'name'` })
    .from(chosen)
    .innerJoin(projects, eq(projects.id, chosen.id))
    .crossJoin(sql`jsonb_array_elements(${projects.card} -> 'competency_goals') as goal`);
}

export type EvaluatedRun = Awaited<ReturnType<typeof evaluatedAfter>>[number];

/** The version in force of each run. */
const latest = inner
  .select({ content: evaluationVersions.content, published_at: evaluationVersions.published_at })
  .from(evaluationVersions)
  .where(eq(evaluationVersions.experiment_id, experiments.id))
  .orderBy(desc(evaluationVersions.version))
  .limit(1)
  .as('latest');

/** SQL: document id → name. */
const titles = sql<Readonly<Record<string, string>>>`${inner
  .select({ titles: sql`coalesce(jsonb_object_agg(document.key, document.value ->> 'name'), '{}')` })
  .from(sql`json_each(${experiments.state} -> 'documents') as document`)}`;

/** SQL: of the version in force those whom it does not score. */
const excluded = sql`exists (select 1 from jsonb_array_elements(${latest.content} -> 'members') as one
  where one ->> 'user_id' = ${users.id}::text and one -> 'decision' ->> 'is' = 'excluded')`;

/** Everybody who has a score, or of whom it was said that they have none. */
const members = aggregated(
  inner
    .select({
      members: jsonArray(
        jsonObject({
          user_id: users.id,
          name: users.name,
          student_id: users.student_id,
          score: sql<number | null>`${evaluationScores.score}`,
        }),
        users.student_id,
        users.id,
      ),
    })
    .from(experimentMembers)
    .innerJoin(users, eq(users.id, experimentMembers.user_id))
    .leftJoin(
      evaluationScores,
      and(eq(evaluationScores.experiment_id, experiments.id), eq(evaluationScores.user_id, users.id)),
    )
    .where(
      and(
        eq(experimentMembers.experiment_id, experiments.id),
        or(isNotNull(evaluationScores.score), excluded),
      ),
    ),
);

/** The next evaluated runs after one, in the order of their ids: a page of an export. */
export function evaluatedAfter({ db }: Reader, scope: Scope, after: number, limit: number) {
  return db
    .select({
      eid: experiments.id,
      name: experiments.name,
      name_en: experiments.name_en,
      class_name: sql<string>`coalesce(${classes.name}, '')`,
      team_name: sql<string>`coalesce(${teams.name}, '')`,
      project: jsonObject({ zh: projects.name_zh, en: projects.name_en }),
      goals: sql<readonly Goal[]>`${projects.card} -> 'competency_goals'`,
      content: latest.content,
      published_at: latest.published_at,
      flow_id: experiments.flow_id,
      titles,
      members,
    })
    .from(experiments)
    .innerJoin(projects, eq(projects.id, experiments.project_id))
    .leftJoin(classes, eq(classes.id, experiments.class_id))
    .leftJoin(teams, eq(teams.id, experiments.team_id))
    .crossJoinLateral(latest)
    .where(and(isInScope(scope), gt(experiments.id, after)))
    .orderBy(asc(experiments.id))
    .limit(limit);
}
