CREATE TABLE "document_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" uuid NOT NULL,
	"experiment_id" bigint NOT NULL,
	"parent_id" bigint,
	"author_id" bigint NOT NULL,
	"role_id" text,
	"body" text NOT NULL,
	"quote" text DEFAULT '' NOT NULL,
	"anchor" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" bigint
);
--> statement-breakpoint
CREATE TABLE "document_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" uuid NOT NULL,
	"experiment_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"edit" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_live" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"experiment_id" bigint NOT NULL,
	"state" "bytea" NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "authors" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "document_comments" ADD CONSTRAINT "document_comments_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_comments" ADD CONSTRAINT "document_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_comments" ADD CONSTRAINT "document_comments_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_edits" ADD CONSTRAINT "document_edits_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_edits" ADD CONSTRAINT "document_edits_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_live" ADD CONSTRAINT "document_live_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_comments_document" ON "document_comments" USING btree ("document_id","id");--> statement-breakpoint
CREATE INDEX "document_comments_experiment" ON "document_comments" USING btree ("experiment_id");--> statement-breakpoint
CREATE INDEX "document_edits_document" ON "document_edits" USING btree ("document_id","id");--> statement-breakpoint
CREATE INDEX "document_edits_experiment" ON "document_edits" USING btree ("experiment_id");--> statement-breakpoint
CREATE INDEX "document_live_experiment" ON "document_live" USING btree ("experiment_id");