-- Made by `npm run db:generate`; the functions before the tables and the triggers after them are written by hand.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE FUNCTION search_grams(given text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 500 AS $$
DECLARE
  -- The separator of pairs below cannot be one of their letters.
  letters text := translate(lower(given), E'\x1f', ' ');
BEGIN
  RETURN string_to_array(letters, NULL)
    || string_to_array(regexp_replace(letters, '..', E'\\&\x1f', 'g'), E'\x1f')
    || string_to_array(regexp_replace(substr(letters, 2), '..', E'\\&\x1f', 'g'), E'\x1f');
END $$;--> statement-breakpoint
CREATE FUNCTION search_needles(wanted text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  letters text := translate(lower(wanted), E'\x1f', ' ');
BEGIN
  IF char_length(letters) < 2 THEN RETURN ARRAY[letters]; END IF;
  RETURN ARRAY(SELECT DISTINCT substr(letters, i, 2) FROM generate_series(1, char_length(letters) - 1) i);
END $$;--> statement-breakpoint
-- The ids of files that an authored text names anywhere: videos, pictures of roles and in texts, attachments.
CREATE FUNCTION named_files(body jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 500 AS $$
  SELECT coalesce(array_agg(DISTINCT found[1]), '{}')
  FROM regexp_matches(body::text, '"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"', 'g') AS found
$$;--> statement-breakpoint
-- A correction goes only with its workflow, which takes the row it belongs to first.
CREATE FUNCTION refuse_flow_correction_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM flows WHERE id = OLD.flow_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;--> statement-breakpoint
-- The parts of a case that lists show, as a record of their own: its whole text is a hundred times as long, and packed.
CREATE FUNCTION case_card(body jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT jsonb_build_object(
    'case_number', part.case_number, 'introduction', part.introduction, 'minutes', part.minutes,
    'credit_hours', part.credit_hours, 'multi_user', part.multi_user, 'cover', part.cover, 'allow_redo', part.allow_redo,
    'team_min', part.team_min, 'team_max', part.team_max, 'competency_goals', part.competency_goals,
    'reference_release', part.reference_release,
    'role_count', jsonb_array_length(part.roles), 'document_count', jsonb_array_length(part.documents))
  FROM jsonb_to_record(body) AS part(case_number jsonb, introduction jsonb, minutes jsonb, credit_hours jsonb, multi_user jsonb,
    cover jsonb, allow_redo jsonb, team_min jsonb, team_max jsonb, competency_goals jsonb, reference_release jsonb,
    roles jsonb, documents jsonb)
$$;--> statement-breakpoint
CREATE FUNCTION played_sections(flow jsonb) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT count(*)::integer FROM jsonb_array_elements(flow -> 'nodes') AS node WHERE node ->> 'kind' NOT IN ('start', 'fork', 'join')
$$;--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" bigint,
	"action" text NOT NULL,
	"target" text DEFAULT '' NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_mentors" (
	"class_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "class_mentors_class_id_user_id_pk" PRIMARY KEY("class_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"course_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_mentors" (
	"course_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "course_mentors_course_id_user_id_pk" PRIMARY KEY("course_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"term" text DEFAULT '' NOT NULL,
	"credit_hours" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courses_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"class_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "enrolments_class_id_user_id_pk" PRIMARY KEY("class_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"subject" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"account" text,
	"try_id" uuid,
	"lapses_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notice_reads" (
	"notice_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_reads_notice_id_user_id_pk" PRIMARY KEY("notice_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"body_zh" text NOT NULL,
	"body_en" text NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"identities" smallint[] DEFAULT '{}' NOT NULL,
	"class_ids" bigint[] DEFAULT '{}' NOT NULL,
	"published_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_params" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"note_zh" text DEFAULT '' NOT NULL,
	"note_en" text DEFAULT '' NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"name" text NOT NULL,
	"identity" smallint NOT NULL,
	"password_hash" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"student_id" text DEFAULT '' NOT NULL,
	"gender" text,
	"disabled" boolean DEFAULT false NOT NULL,
	"outside" boolean DEFAULT false NOT NULL,
	"automatic" boolean DEFAULT false NOT NULL,
	"modules" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "flows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"workflow_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"flow" jsonb NOT NULL,
	"section_count" integer GENERATED ALWAYS AS (played_sections(flow)) STORED,
	"role_count" integer GENERATED ALWAYS AS (jsonb_array_length(flow -> 'roles')) STORED,
	"published_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"step" smallint DEFAULT -1 NOT NULL,
	"saved_by" bigint,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
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
CREATE TABLE "projects" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"flow_id" bigint NOT NULL,
	"course_id" bigint,
	"owner_id" bigint,
	"experiment_type" text NOT NULL,
	"grade" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"opening_mode" text NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"body" jsonb NOT NULL,
	"card" jsonb GENERATED ALWAYS AS (case_card(body)) STORED,
	"roles" jsonb GENERATED ALWAYS AS (body -> 'roles') STORED,
	"disclosed" boolean DEFAULT false NOT NULL,
	"disclosure" text DEFAULT 'none' NOT NULL,
	"ready" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "projects_code_unique" UNIQUE("code")
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
CREATE TABLE "team_members" (
	"team_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"class_task_id" bigint,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"project_id" bigint NOT NULL,
	"class_id" bigint,
	"leader_id" bigint,
	"class_task_id" bigint,
	"capacity" smallint,
	"open_invitation" boolean DEFAULT false NOT NULL,
	"disbanded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workflows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workflows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"experiment_type" text NOT NULL,
	"owner_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workflows_code_unique" UNIQUE("code")
);
--> statement-breakpoint
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
CREATE TABLE "evaluation_scores" (
	"experiment_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"score" real NOT NULL,
	CONSTRAINT "evaluation_scores_experiment_id_user_id_pk" PRIMARY KEY("experiment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "evaluation_versions" (
	"experiment_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"published_by" bigint NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evaluation_versions_experiment_id_version_pk" PRIMARY KEY("experiment_id","version")
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"experiment_id" bigint PRIMARY KEY NOT NULL,
	"draft" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"saved_by" bigint NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presence_spans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "presence_spans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"experiment_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_streams" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"stream" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_hits" (
	"subject" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"user_id" bigint NOT NULL,
	"with_id" bigint NOT NULL,
	"last_id" bigint NOT NULL,
	CONSTRAINT "conversations_user_id_with_id_pk" PRIMARY KEY("user_id","with_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"from_id" bigint NOT NULL,
	"to_id" bigint NOT NULL,
	"content" text NOT NULL,
	"content_en" text,
	"parent_id" bigint,
	"request_id" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "act_requests" (
	"user_id" bigint NOT NULL,
	"request_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "act_requests_user_id_request_id_pk" PRIMARY KEY("user_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"document_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"experiment_id" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"hash" text NOT NULL,
	"saved_by" bigint NOT NULL,
	"authors" bigint[] DEFAULT '{}' NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_versions_document_id_version_pk" PRIMARY KEY("document_id","version")
);
--> statement-breakpoint
CREATE TABLE "experiences" (
	"experiment_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"content" text NOT NULL,
	"status" integer DEFAULT 2 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "experiences_experiment_id_user_id_pk" PRIMARY KEY("experiment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "experiment_events" (
	"experiment_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"at" bigint NOT NULL,
	"node_id" text,
	"actor_id" bigint,
	"role_id" text,
	"by_staff" boolean DEFAULT false NOT NULL,
	"audience" jsonb,
	"data" jsonb NOT NULL,
	CONSTRAINT "experiment_events_experiment_id_seq_pk" PRIMARY KEY("experiment_id","seq")
);
--> statement-breakpoint
CREATE TABLE "experiment_members" (
	"experiment_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "experiment_members_experiment_id_user_id_pk" PRIMARY KEY("experiment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "experiments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "experiments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"project_id" bigint NOT NULL,
	"flow_id" bigint NOT NULL,
	"team_id" bigint,
	"class_id" bigint,
	"name" text NOT NULL,
	"name_en" text,
	"message" text DEFAULT '' NOT NULL,
	"creator_id" bigint NOT NULL,
	"creator_type" text NOT NULL,
	"leader_id" bigint NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"ending" text,
	"seq" integer DEFAULT 0 NOT NULL,
	"state" json NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"planned_start" timestamp with time zone,
	"planned_end" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"evaluated" boolean DEFAULT false NOT NULL,
	"linked_from" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"experiment_id" bigint,
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"experiment_id" bigint NOT NULL,
	"node_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"text" text NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notes_experiment_id_user_id_node_id_pk" PRIMARY KEY("experiment_id","user_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "practice_runs" (
	"experiment_id" bigint PRIMARY KEY NOT NULL,
	"asked_by" bigint NOT NULL,
	"lang" text NOT NULL,
	"pace" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_by" uuid,
	"claimed_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"document_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"role_id" text NOT NULL,
	"experiment_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"decision" text NOT NULL,
	"hash" text NOT NULL,
	"image" text,
	"reason" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wechat_bindings" (
	"openid" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"bound_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wechat_bindings_user" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "wechat_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wechat_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"openid" text NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_clients" (
	"document_id" uuid NOT NULL,
	"client_id" bigint NOT NULL,
	"experiment_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "document_clients_document_id_client_id_pk" PRIMARY KEY("document_id","client_id")
);
--> statement-breakpoint
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
ALTER TABLE "class_mentors" ADD CONSTRAINT "class_mentors_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_mentors" ADD CONSTRAINT "class_mentors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_mentors" ADD CONSTRAINT "course_mentors_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_mentors" ADD CONSTRAINT "course_mentors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_tasks" ADD CONSTRAINT "class_tasks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_tasks" ADD CONSTRAINT "class_tasks_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_tasks" ADD CONSTRAINT "class_tasks_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_corrections" ADD CONSTRAINT "flow_corrections_flow_id_flows_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."flows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flow_corrections" ADD CONSTRAINT "flow_corrections_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flows" ADD CONSTRAINT "flows_workflow_id_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flows" ADD CONSTRAINT "flows_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_classes" ADD CONSTRAINT "project_classes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_classes" ADD CONSTRAINT "project_classes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_students" ADD CONSTRAINT "project_students_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_students" ADD CONSTRAINT "project_students_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_flow_id_flows_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."flows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_class_task_id_class_tasks_id_fk" FOREIGN KEY ("class_task_id") REFERENCES "public"."class_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_class_task_id_class_tasks_id_fk" FOREIGN KEY ("class_task_id") REFERENCES "public"."class_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflows" ADD CONSTRAINT "workflows_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_files" ADD CONSTRAINT "case_files_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_scores" ADD CONSTRAINT "evaluation_scores_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_scores" ADD CONSTRAINT "evaluation_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_versions" ADD CONSTRAINT "evaluation_versions_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_versions" ADD CONSTRAINT "evaluation_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence_spans" ADD CONSTRAINT "presence_spans_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence_spans" ADD CONSTRAINT "presence_spans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_streams" ADD CONSTRAINT "assistant_streams_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_with_id_users_id_fk" FOREIGN KEY ("with_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_last_id_messages_id_fk" FOREIGN KEY ("last_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_to_id_users_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_parent_id_messages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_events" ADD CONSTRAINT "experiment_events_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_members" ADD CONSTRAINT "experiment_members_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiment_members" ADD CONSTRAINT "experiment_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiments" ADD CONSTRAINT "experiments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiments" ADD CONSTRAINT "experiments_flow_id_flows_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."flows"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiments" ADD CONSTRAINT "experiments_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiments" ADD CONSTRAINT "experiments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiments" ADD CONSTRAINT "experiments_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiments" ADD CONSTRAINT "experiments_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_runs" ADD CONSTRAINT "practice_runs_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_runs" ADD CONSTRAINT "practice_runs_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_bindings" ADD CONSTRAINT "wechat_bindings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_clients" ADD CONSTRAINT "document_clients_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_clients" ADD CONSTRAINT "document_clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_comments" ADD CONSTRAINT "document_comments_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_comments" ADD CONSTRAINT "document_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_comments" ADD CONSTRAINT "document_comments_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_edits" ADD CONSTRAINT "document_edits_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_edits" ADD CONSTRAINT "document_edits_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_live" ADD CONSTRAINT "document_live_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin (search_grams("target" || E'\n' || "detail" || E'\n' || "address"));--> statement-breakpoint
CREATE INDEX "class_mentors_user" ON "class_mentors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "classes_course" ON "classes" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_mentors_user" ON "course_mentors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "enrolments_user" ON "enrolments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_failures_subject" ON "login_failures" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "login_failures_try" ON "login_failures" USING btree ("try_id") WHERE "login_failures"."try_id" is not null;--> statement-breakpoint
CREATE INDEX "notice_reads_user" ON "notice_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notices_published" ON "notices" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_account" ON "users" USING btree ("account");--> statement-breakpoint
CREATE INDEX "users_kept" ON "users" USING btree ("identity","outside","account") WHERE not "users"."automatic";--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("identity","name","id") WHERE not "users"."automatic";--> statement-breakpoint
CREATE INDEX "users_by_student_id" ON "users" USING btree ("identity","student_id","id") WHERE not "users"."automatic";--> statement-breakpoint
CREATE INDEX "users_by_age" ON "users" USING btree ("identity","created_at","id") WHERE not "users"."automatic";--> statement-breakpoint
CREATE INDEX "users_to_choose" ON "users" USING btree ("identity","account") WHERE not "users"."automatic" and not "users"."disabled";--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (search_grams("name" || E'\n' || "account" || E'\n' || "student_id" || E'\n' || "contact"));--> statement-breakpoint
CREATE INDEX "class_tasks_class" ON "class_tasks" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "class_tasks_project" ON "class_tasks" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "flow_corrections_flow" ON "flow_corrections" USING btree ("flow_id");--> statement-breakpoint
CREATE UNIQUE INDEX "flows_version" ON "flows" USING btree ("workflow_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "flows_one_draft" ON "flows" USING btree ("workflow_id") WHERE published_at is null;--> statement-breakpoint
CREATE INDEX "flows_files" ON "flows" USING gin (named_files("flow"));--> statement-breakpoint
CREATE INDEX "project_classes_class" ON "project_classes" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "project_students_user" ON "project_students" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "projects_course" ON "projects" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "projects_type" ON "projects" USING btree ("experiment_type");--> statement-breakpoint
CREATE INDEX "projects_mode" ON "projects" USING btree ("opening_mode");--> statement-breakpoint
CREATE INDEX "projects_flow" ON "projects" USING btree ("flow_id");--> statement-breakpoint
CREATE INDEX "projects_updated" ON "projects" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "projects_files" ON "projects" USING gin (named_files("body"));--> statement-breakpoint
CREATE INDEX "team_invitations_user" ON "team_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_pair" ON "team_members" USING btree ("team_id","user_id");--> statement-breakpoint
CREATE INDEX "team_members_user" ON "team_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_one_group" ON "team_members" USING btree ("class_task_id","user_id");--> statement-breakpoint
CREATE INDEX "teams_project" ON "teams" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "teams_leader" ON "teams" USING btree ("leader_id");--> statement-breakpoint
CREATE INDEX "teams_class_task" ON "teams" USING btree ("class_task_id");--> statement-breakpoint
CREATE INDEX "evaluation_scores_user" ON "evaluation_scores" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "presence_spans_run" ON "presence_spans" USING btree ("experiment_id","user_id","from_at");--> statement-breakpoint
CREATE INDEX "rate_hits_subject" ON "rate_hits" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "conversations_latest" ON "conversations" USING btree ("user_id","last_id");--> statement-breakpoint
CREATE INDEX "messages_pair" ON "messages" USING btree (least("from_id", "to_id"),greatest("from_id", "to_id"),"id");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("to_id","from_id") WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_request" ON "messages" USING btree ("from_id","request_id","to_id");--> statement-breakpoint
CREATE INDEX "document_versions_experiment" ON "document_versions" USING btree ("experiment_id");--> statement-breakpoint
CREATE INDEX "document_versions_files" ON "document_versions" USING gin (named_files("content"));--> statement-breakpoint
CREATE INDEX "experiment_events_node" ON "experiment_events" USING btree ("experiment_id","node_id","seq");--> statement-breakpoint
CREATE INDEX "experiment_events_moves" ON "experiment_events" USING btree ("experiment_id","seq") WHERE "experiment_events"."type" in ('started', 'section_ended', 'restarted', 'wrong_option_tried');--> statement-breakpoint
CREATE INDEX "experiment_events_acts" ON "experiment_events" USING btree ("experiment_id","at","actor_id") WHERE "experiment_events"."type" in ('spoke', 'spoke_in_meeting', 'document_created', 'document_saved', 'document_submitted', 'document_signed', 'voted');--> statement-breakpoint
CREATE INDEX "experiment_events_staff" ON "experiment_events" USING btree ("experiment_id","type") WHERE "experiment_events"."by_staff";--> statement-breakpoint
CREATE INDEX "experiment_members_user" ON "experiment_members" USING btree ("user_id","experiment_id");--> statement-breakpoint
CREATE INDEX "experiments_project" ON "experiments" USING btree ("project_id","status","class_id");--> statement-breakpoint
CREATE INDEX "experiments_class" ON "experiments" USING btree ("class_id","status","id");--> statement-breakpoint
CREATE INDEX "experiments_status" ON "experiments" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "experiments_team" ON "experiments" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "experiments_started" ON "experiments" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "experiments_evaluated" ON "experiments" USING btree ("status","evaluated","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "experiments_name" ON "experiments" USING btree ("name","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "experiments_search" ON "experiments" USING gin (search_grams("name"));--> statement-breakpoint
CREATE INDEX "experiments_name_en" ON "experiments" USING btree (coalesce("name_en", "name"),"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "experiments_linked" ON "experiments" USING btree ("linked_from") WHERE "experiments"."linked_from" is not null;--> statement-breakpoint
CREATE INDEX "experiments_flow" ON "experiments" USING btree ("flow_id","status");--> statement-breakpoint
CREATE INDEX "files_experiment" ON "files" USING btree ("experiment_id");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "practice_runs_asked_by" ON "practice_runs" USING btree ("asked_by");--> statement-breakpoint
CREATE UNIQUE INDEX "signatures_once" ON "signatures" USING btree ("document_id","version","role_id");--> statement-breakpoint
CREATE INDEX "document_clients_experiment" ON "document_clients" USING btree ("experiment_id");--> statement-breakpoint
CREATE INDEX "document_comments_document" ON "document_comments" USING btree ("document_id","id");--> statement-breakpoint
CREATE INDEX "document_comments_experiment" ON "document_comments" USING btree ("experiment_id");--> statement-breakpoint
CREATE INDEX "document_edits_document" ON "document_edits" USING btree ("document_id","id");--> statement-breakpoint
CREATE INDEX "document_edits_experiment" ON "document_edits" USING btree ("experiment_id");--> statement-breakpoint
CREATE INDEX "document_live_experiment" ON "document_live" USING btree ("experiment_id");--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER flow_corrections_append_only BEFORE UPDATE OR DELETE ON "flow_corrections" FOR EACH ROW EXECUTE FUNCTION refuse_flow_correction_change();
