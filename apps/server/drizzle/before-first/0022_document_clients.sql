CREATE TABLE "document_clients" (
	"document_id" uuid NOT NULL,
	"client_id" bigint NOT NULL,
	"experiment_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "document_clients_document_id_client_id_pk" PRIMARY KEY("document_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "document_clients" ADD CONSTRAINT "document_clients_experiment_id_experiments_id_fk" FOREIGN KEY ("experiment_id") REFERENCES "public"."experiments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_clients" ADD CONSTRAINT "document_clients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_clients_experiment" ON "document_clients" USING btree ("experiment_id");