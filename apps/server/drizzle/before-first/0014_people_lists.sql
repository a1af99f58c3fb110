DROP INDEX "users_identity";--> statement-breakpoint
CREATE INDEX "users_kept" ON "users" USING btree ("identity","outside","account");