CREATE TABLE "class_tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "class_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	"creator_id" bigint NOT NULL,
	"name" text NOT NULL,
	"grouping" text NOT NULL,
	"size" smallint NOT NULL,
	"seed" text,
	"planned_start" timestamp with time zone,
	"planned_end" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_classes" (
	"project_id" bigint NOT NULL,
	"class_id" bigint NOT NULL,
	CONSTRAINT "project_classes_project_id_class_id_pk" PRIMARY KEY("project_id","class_id")
);
--> statement-breakpoint
CREATE TABLE "project_students" (
	"project_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "project_students_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"team_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"invited_by" bigint NOT NULL,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_invitations_team_id_user_id_pk" PRIMARY KEY("team_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "teams" ALTER COLUMN "leader_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "class_task_id" bigint;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "class_task_id" bigint;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "capacity" smallint;--> statement-breakpoint
ALTER TABLE "class_tasks" ADD CONSTRAINT "class_tasks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_tasks" ADD CONSTRAINT "class_tasks_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_tasks" ADD CONSTRAINT "class_tasks_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_classes" ADD CONSTRAINT "project_classes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_classes" ADD CONSTRAINT "project_classes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_students" ADD CONSTRAINT "project_students_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_students" ADD CONSTRAINT "project_students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_tasks_class" ON "class_tasks" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "class_tasks_project" ON "class_tasks" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_classes_class" ON "project_classes" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "project_students_user" ON "project_students" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "team_invitations_user" ON "team_invitations" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_class_task_id_class_tasks_id_fk" FOREIGN KEY ("class_task_id") REFERENCES "public"."class_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_class_task_id_class_tasks_id_fk" FOREIGN KEY ("class_task_id") REFERENCES "public"."class_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_one_group" ON "team_members" USING btree ("class_task_id","user_id");--> statement-breakpoint
CREATE INDEX "teams_class_task" ON "teams" USING btree ("class_task_id");