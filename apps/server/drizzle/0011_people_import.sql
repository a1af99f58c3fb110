CREATE TABLE "people_import_rows" (
	"import_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created" boolean NOT NULL,
	"enrolled" boolean NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "people_import_rows_import_id_user_id_pk" PRIMARY KEY("import_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "people_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"by_id" bigint NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"file_name" text NOT NULL,
	"identity" smallint NOT NULL,
	"outside" boolean DEFAULT false NOT NULL,
	"of_class" boolean DEFAULT false NOT NULL,
	"class_id" bigint,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"created" integer NOT NULL,
	"changed" integer NOT NULL,
	"same" integer NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"beat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "people_import_rows" ADD CONSTRAINT "people_import_rows_import_id_people_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."people_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_import_rows" ADD CONSTRAINT "people_import_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_imports" ADD CONSTRAINT "people_imports_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_import_rows_user" ON "people_import_rows" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_imports_running" ON "people_imports" USING btree ("state") WHERE "people_imports"."state" = 'running';--> statement-breakpoint
CREATE INDEX "people_imports_class" ON "people_imports" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "people_imports_by" ON "people_imports" USING btree ("by_id");