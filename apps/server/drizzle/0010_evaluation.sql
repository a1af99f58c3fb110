CREATE TABLE "evaluation_notes" (
	"experiment_id" bigint PRIMARY KEY NOT NULL,
	"notes" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"saved_by" bigint NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evaluation_versions" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "evaluation_versions" ADD COLUMN "withdrawn_by" bigint;--> statement-breakpoint
ALTER TABLE "evaluation_versions" ADD COLUMN "withdrawal_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluation_notes" ADD CONSTRAINT "evaluation_notes_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_notes" ADD CONSTRAINT "evaluation_notes_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_versions" ADD CONSTRAINT "evaluation_versions_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;