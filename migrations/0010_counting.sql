CREATE TABLE "daily_counts" (
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_date_kind_name_pk" PRIMARY KEY("date","kind","name")
);
--> statement-breakpoint
CREATE TABLE "dismissed_matters" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "daily_counts_kind" ON "daily_counts" USING btree ("kind","date");