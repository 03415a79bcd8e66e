CREATE TABLE "backups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"made_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"file" text,
	"bytes" bigint,
	"tables" integer,
	"rows" bigint,
	"reason" text,
	"proven_at" timestamp with time zone,
	"proof" text,
	"rows_compared" bigint,
	CONSTRAINT "backups_file_unique" UNIQUE("file"),
	CONSTRAINT "backups_state_is_known" CHECK ("backups"."state" in ('making', 'made', 'proving', 'proven', 'failed', 'missing'))
);
--> statement-breakpoint
CREATE TABLE "order_happenings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_happenings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "push_pauses" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "push_pauses_is_one" CHECK ("push_pauses"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "email_hash" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "book_pages" integer;--> statement-breakpoint
CREATE INDEX "backups_made_at" ON "backups" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "order_happenings_order" ON "order_happenings" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");