CREATE TABLE "practice_papers" (
	"experiment_id" bigint NOT NULL,
	"document_id" text NOT NULL,
	"quality" text NOT NULL,
	"note" jsonb NOT NULL,
	CONSTRAINT "practice_papers_experiment_id_document_id_pk" PRIMARY KEY("experiment_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "practice_papers" ADD CONSTRAINT "practice_papers_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;