CREATE TABLE "course_rubrics" (
	"course_id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"rubric" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"saved_by" bigint NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_rubrics_course_id_project_id_pk" PRIMARY KEY("course_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "gradebook_entries" (
	"task_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"score" real,
	"note" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"entered_by" bigint NOT NULL,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gradebook_entries_task_id_user_id_pk" PRIMARY KEY("task_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "gradebook_tasks" (
	"task_id" bigint PRIMARY KEY NOT NULL,
	"weight" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gradebooks" (
	"course_id" bigint PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"weights_revision" integer DEFAULT 0 NOT NULL,
	"updated_by" bigint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "course_rubrics" ADD CONSTRAINT "course_rubrics_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_rubrics" ADD CONSTRAINT "course_rubrics_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_rubrics" ADD CONSTRAINT "course_rubrics_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebook_entries" ADD CONSTRAINT "gradebook_entries_task_id_class_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."class_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebook_entries" ADD CONSTRAINT "gradebook_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebook_entries" ADD CONSTRAINT "gradebook_entries_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebook_tasks" ADD CONSTRAINT "gradebook_tasks_task_id_class_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."class_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebooks" ADD CONSTRAINT "gradebooks_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gradebooks" ADD CONSTRAINT "gradebooks_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_rubrics_project" ON "course_rubrics" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "gradebook_entries_user" ON "gradebook_entries" USING btree ("user_id");