CREATE TABLE "flow_corrections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flow_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"flow_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"change" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"reason" text NOT NULL,
	"corrected_by" bigint NOT NULL,
	"running_count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "flows" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "flows" ADD COLUMN "step" smallint DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE "flows" ADD COLUMN "saved_by" bigint;--> statement-breakpoint
ALTER TABLE "flows" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "flow_corrections" ADD CONSTRAINT "flow_corrections_flow_id_flows_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."flows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_corrections" ADD CONSTRAINT "flow_corrections_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flow_corrections_flow" ON "flow_corrections" USING btree ("flow_id");--> statement-breakpoint
ALTER TABLE "flows" ADD CONSTRAINT "flows_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "flows_one_draft" ON "flows" USING btree ("workflow_id") WHERE published_at is null;--> statement-breakpoint
CREATE INDEX "projects_flow" ON "projects" USING btree ("flow_id");--> statement-breakpoint
CREATE INDEX "experiments_flow" ON "experiments" USING btree ("flow_id","status");