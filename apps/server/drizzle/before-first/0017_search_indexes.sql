CREATE FUNCTION search_grams(given text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 500 AS $$
DECLARE
  -- The separator of pairs below cannot be one of their letters.
  letters text := translate(lower(given), E'\x1f', ' ');
BEGIN
  RETURN string_to_array(letters, NULL)
    || string_to_array(regexp_replace(letters, '..', E'\\&\x1f', 'g'), E'\x1f')
    || string_to_array(regexp_replace(substr(letters, 2), '..', E'\\&\x1f', 'g'), E'\x1f');
END $$;--> statement-breakpoint
CREATE FUNCTION search_needles(wanted text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  letters text := translate(lower(wanted), E'\x1f', ' ');
BEGIN
  IF char_length(letters) < 2 THEN RETURN ARRAY[letters]; END IF;
  RETURN ARRAY(SELECT DISTINCT substr(letters, i, 2) FROM generate_series(1, char_length(letters) - 1) i);
END $$;--> statement-breakpoint
DROP INDEX "users_kept";--> statement-breakpoint
DROP INDEX "experiments_project";--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin (search_grams("target" || E'\n' || "detail" || E'\n' || "address"));--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("identity","name","id") WHERE not "users"."automatic";--> statement-breakpoint
CREATE INDEX "users_by_student_id" ON "users" USING btree ("identity","student_id","id") WHERE not "users"."automatic";--> statement-breakpoint
CREATE INDEX "users_by_age" ON "users" USING btree ("identity","created_at","id") WHERE not "users"."automatic";--> statement-breakpoint
CREATE INDEX "users_to_choose" ON "users" USING btree ("identity","account") WHERE not "users"."automatic" and not "users"."disabled";--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (search_grams("name" || E'\n' || "account" || E'\n' || "student_id" || E'\n' || "contact"));--> statement-breakpoint
CREATE INDEX "experiments_search" ON "experiments" USING gin (search_grams("name"));--> statement-breakpoint
CREATE INDEX "users_kept" ON "users" USING btree ("identity","outside","account") WHERE not "users"."automatic";--> statement-breakpoint
CREATE INDEX "experiments_project" ON "experiments" USING btree ("project_id","status","class_id");