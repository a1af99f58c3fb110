CREATE TABLE "refused_endings" (
	"experiment_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"trans_id" text NOT NULL,
	"visit" integer NOT NULL,
	"conditions" jsonb NOT NULL,
	CONSTRAINT "refused_endings_experiment_id_user_id_trans_id_pk" PRIMARY KEY("experiment_id","user_id","trans_id")
);
--> statement-breakpoint
ALTER TABLE "refused_endings" ADD CONSTRAINT "refused_endings_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_endings" ADD CONSTRAINT "refused_endings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;