ALTER TABLE "login_failures" ADD COLUMN "try_id" uuid;--> statement-breakpoint
ALTER TABLE "login_failures" ADD COLUMN "lapses_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "login_failures_try" ON "login_failures" USING btree ("try_id") WHERE "login_failures"."try_id" is not null;