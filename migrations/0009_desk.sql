CREATE TABLE "owner" (
	"id" integer PRIMARY KEY NOT NULL,
	"password_hash" text,
	"passkey_handle" text NOT NULL,
	"totp_sealed" text,
	"totp_next_sealed" text,
	"totp_last_step" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "owner_is_one" CHECK ("owner"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "owner_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"asker" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_lockouts" (
	"address" text PRIMARY KEY NOT NULL,
	"wrong" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "owner_recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "owner_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "owner_sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "owner_set_up_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
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
CREATE TABLE "daily_counts" (
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_date_kind_name_pk" PRIMARY KEY("date","kind","name")
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
CREATE TABLE "dismissed_matters" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "email_hash" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "book_pages" integer;--> statement-breakpoint
CREATE INDEX "owner_challenges_created" ON "owner_challenges" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "owner_lockouts_last" ON "owner_lockouts" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "backups_made_at" ON "backups" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "daily_counts_kind" ON "daily_counts" USING btree ("kind","date");--> statement-breakpoint
CREATE INDEX "order_happenings_order" ON "order_happenings" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE FUNCTION "audit_log_only_grows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The log of changes is only ever added to.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_log_only_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "audit_log_only_grows"();
