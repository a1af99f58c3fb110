ALTER TABLE "experiments" ADD COLUMN "name_en" text;--> statement-breakpoint
CREATE INDEX "experiments_name_en" ON "experiments" USING btree (coalesce("name_en", "name"),"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "experiments_linked" ON "experiments" USING btree ("linked_from") WHERE "experiments"."linked_from" is not null;--> statement-breakpoint
-- Runs that nobody named bear the name of their case, so far in the language of whoever prepared them.
UPDATE "experiments" e SET "name" = p."name_zh", "name_en" = p."name_en" FROM "projects" p
  WHERE p."id" = e."project_id" AND p."name_zh" <> '' AND p."name_en" <> '' AND e."name" IN (left(p."name_zh", 30), left(p."name_en", 30));