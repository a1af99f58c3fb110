CREATE TABLE "hidden_suggestions" (
	"owner_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"suggestion" text NOT NULL,
	CONSTRAINT "hidden_suggestions_owner_id_kind_suggestion_pk" PRIMARY KEY("owner_id","kind","suggestion")
);
--> statement-breakpoint
CREATE TABLE "phrases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phrases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"place" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hidden_suggestions" ADD CONSTRAINT "hidden_suggestions_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phrases" ADD CONSTRAINT "phrases_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phrases_owner" ON "phrases" USING btree ("owner_id","kind","place");