ALTER TABLE "class_tasks" ADD COLUMN "deadline" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "experiments" ADD COLUMN "deadline" timestamp with time zone;