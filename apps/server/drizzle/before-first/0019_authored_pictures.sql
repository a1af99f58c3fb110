-- The ids of files that an authored text names anywhere: videos, pictures of roles and in texts, attachments.
CREATE FUNCTION named_files(body jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 500 AS $$
  SELECT coalesce(array_agg(DISTINCT found[1]), '{}')
  FROM regexp_matches(body::text, '"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"', 'g') AS found
$$;--> statement-breakpoint
-- A correction goes only with its workflow, which takes the row it belongs to first.
CREATE FUNCTION refuse_flow_correction_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM flows WHERE id = OLD.flow_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER flow_corrections_append_only BEFORE UPDATE OR DELETE ON "flow_corrections" FOR EACH ROW EXECUTE FUNCTION refuse_flow_correction_change();--> statement-breakpoint
CREATE INDEX "flows_files" ON "flows" USING gin (named_files("flow"));--> statement-breakpoint
CREATE INDEX "projects_files" ON "projects" USING gin (named_files("body"));