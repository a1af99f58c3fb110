ALTER TABLE "practice_runs" ADD COLUMN "patience" text DEFAULT 'usual' NOT NULL;--> statement-breakpoint
ALTER TABLE "practice_runs" ADD COLUMN "may_err" boolean DEFAULT false NOT NULL;