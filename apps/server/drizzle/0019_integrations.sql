CREATE TABLE "deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"integration_id" bigint NOT NULL,
	"topic" text NOT NULL,
	"order_key" text NOT NULL,
	"item_key" text NOT NULL,
	"mark" text DEFAULT '' NOT NULL,
	"payload" jsonb NOT NULL,
	"user_id" bigint,
	"experiment_id" bigint,
	"state" text DEFAULT 'waiting' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_by" uuid,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"first_seen" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ilab_arrivals" (
	"integration_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"username" text NOT NULL,
	"access_token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"refreshes" integer DEFAULT 0 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ilab_arrivals_integration_id_user_id_pk" PRIMARY KEY("integration_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "integration_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"integration_id" bigint,
	"user_id" bigint,
	"kept" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "integrations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "integrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"env_key" text,
	"name" jsonb NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"settings" jsonb NOT NULL,
	"secrets" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "integrations_env_key" UNIQUE("env_key")
);
--> statement-breakpoint
CREATE TABLE "lti_contexts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lti_contexts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deployment" bigint NOT NULL,
	"context_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"class_id" bigint NOT NULL,
	"memberships_url" text DEFAULT '' NOT NULL,
	"members_read_at" timestamp with time zone,
	"members_fault" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_deployments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lti_deployments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"integration_id" bigint NOT NULL,
	"deployment_id" text NOT NULL,
	"platform" text DEFAULT '' NOT NULL,
	"first_seen" timestamp with time zone DEFAULT now() NOT NULL,
	"approved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lti_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lti_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lti_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"context" bigint NOT NULL,
	"resource_link_id" text NOT NULL,
	"class_task_id" bigint,
	"lineitem_url" text DEFAULT '' NOT NULL,
	"lineitems_url" text DEFAULT '' NOT NULL,
	"made_lineitem_url" text DEFAULT '' NOT NULL,
	"scopes" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_origins" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"integration_id" bigint NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"key_hash" text,
	"hint" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spent_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "xapi_cursors" (
	"integration_id" bigint NOT NULL,
	"experiment_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	CONSTRAINT "xapi_cursors_integration_id_experiment_id_pk" PRIMARY KEY("integration_id","experiment_id")
);
--> statement-breakpoint
ALTER TABLE "half_sessions" ADD COLUMN "origin" jsonb;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ilab_arrivals" ADD CONSTRAINT "ilab_arrivals_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ilab_arrivals" ADD CONSTRAINT "ilab_arrivals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_tickets" ADD CONSTRAINT "integration_tickets_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_tickets" ADD CONSTRAINT "integration_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_contexts" ADD CONSTRAINT "lti_contexts_deployment_lti_deployments_id_fk" FOREIGN KEY ("deployment") REFERENCES "public"."lti_deployments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_contexts" ADD CONSTRAINT "lti_contexts_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_deployments" ADD CONSTRAINT "lti_deployments_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_context_lti_contexts_id_fk" FOREIGN KEY ("context") REFERENCES "public"."lti_contexts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_links" ADD CONSTRAINT "lti_links_class_task_id_class_tasks_id_fk" FOREIGN KEY ("class_task_id") REFERENCES "public"."class_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_origins" ADD CONSTRAINT "session_origins_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_origins" ADD CONSTRAINT "session_origins_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xapi_cursors" ADD CONSTRAINT "xapi_cursors_integration_id_integrations_id_fk" FOREIGN KEY ("integration_id") REFERENCES "public"."integrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xapi_cursors" ADD CONSTRAINT "xapi_cursors_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_item" ON "deliveries" USING btree ("integration_id","item_key");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("next_at") WHERE "deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "deliveries_order" ON "deliveries" USING btree ("integration_id","order_key","id") WHERE "deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "deliveries_listed" ON "deliveries" USING btree ("integration_id","state","id");--> statement-breakpoint
CREATE INDEX "deliveries_user" ON "deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "deliveries_run" ON "deliveries" USING btree ("experiment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identities_subject" ON "identities" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ilab_arrivals_user" ON "ilab_arrivals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "integration_tickets_integration" ON "integration_tickets" USING btree ("integration_id");--> statement-breakpoint
CREATE INDEX "integration_tickets_user" ON "integration_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_contexts_id" ON "lti_contexts" USING btree ("deployment","context_id");--> statement-breakpoint
CREATE INDEX "lti_contexts_class" ON "lti_contexts" USING btree ("class_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_deployments_id" ON "lti_deployments" USING btree ("integration_id","deployment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lti_links_id" ON "lti_links" USING btree ("context","resource_link_id");--> statement-breakpoint
CREATE INDEX "lti_links_task" ON "lti_links" USING btree ("class_task_id");--> statement-breakpoint
CREATE INDEX "session_origins_key" ON "session_origins" USING btree ("issuer","key_hash");--> statement-breakpoint
CREATE INDEX "session_origins_subject" ON "session_origins" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "session_origins_integration" ON "session_origins" USING btree ("integration_id");--> statement-breakpoint
CREATE INDEX "xapi_cursors_run" ON "xapi_cursors" USING btree ("experiment_id");