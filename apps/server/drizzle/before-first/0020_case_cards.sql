-- The parts of a case that lists show, as a record of their own: its whole text is a hundred times as long, and packed.
CREATE FUNCTION case_card(body jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT jsonb_build_object(
    'case_number', part.case_number, 'introduction', part.introduction, 'minutes', part.minutes,
    'credit_hours', part.credit_hours, 'multi_user', part.multi_user, 'cover', part.cover, 'allow_redo', part.allow_redo,
    'team_min', part.team_min, 'team_max', part.team_max, 'competency_goals', part.competency_goals,
    'reference_release', part.reference_release,
    'role_count', jsonb_array_length(part.roles), 'document_count', jsonb_array_length(part.documents))
  FROM jsonb_to_record(body) AS part(case_number jsonb, introduction jsonb, minutes jsonb, credit_hours jsonb, multi_user jsonb,
    cover jsonb, allow_redo jsonb, team_min jsonb, team_max jsonb, competency_goals jsonb, reference_release jsonb,
    roles jsonb, documents jsonb)
$$;--> statement-breakpoint
CREATE FUNCTION played_sections(flow jsonb) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT count(*)::integer FROM jsonb_array_elements(flow -> 'nodes') AS node WHERE node ->> 'kind' NOT IN ('start', 'fork', 'join')
$$;--> statement-breakpoint
-- Each table is written anew once, and so filled.
ALTER TABLE "flows" ADD COLUMN "section_count" integer GENERATED ALWAYS AS (played_sections(flow)) STORED,
  ADD COLUMN "role_count" integer GENERATED ALWAYS AS (jsonb_array_length(flow -> 'roles')) STORED;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "card" jsonb GENERATED ALWAYS AS (case_card(body)) STORED,
  ADD COLUMN "roles" jsonb GENERATED ALWAYS AS (body -> 'roles') STORED;--> statement-breakpoint
CREATE INDEX "projects_updated" ON "projects" USING btree ("updated_at","id");
