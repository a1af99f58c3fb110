CREATE TABLE "case_files" (
	"head" text PRIMARY KEY NOT NULL,
	"experiment_id" bigint,
	"name" text NOT NULL,
	"project_zh" text NOT NULL,
	"project_en" text NOT NULL,
	"items" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE set null ON UPDATE no action;