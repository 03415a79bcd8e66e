CREATE TABLE "mail_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_outbox_kind_is_known" CHECK ("mail_outbox"."kind" in ('receipt', 'resend'))
);
--> statement-breakpoint
CREATE TABLE "funnel" (
	"date" date NOT NULL,
	"step" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "funnel_date_step_pk" PRIMARY KEY("date","step")
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"order_id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"sealed_code" text NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gifts_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "order_sessions" (
	"session" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"handle_hash" text NOT NULL,
	"key_hash" text,
	"state" text DEFAULT 'created' NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"provider" text NOT NULL,
	"session" text,
	"payment_id" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"live" boolean NOT NULL,
	"is_gift" boolean NOT NULL,
	"decline" text,
	"charged" boolean,
	"consent_version" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"sealed" text,
	"kept_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"fulfilled_at" timestamp with time zone,
	"refund_asked_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_handle_hash_unique" UNIQUE("handle_hash"),
	CONSTRAINT "orders_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "orders_session_unique" UNIQUE("session"),
	CONSTRAINT "orders_state_is_known" CHECK ("orders"."state" in ('created', 'failed', 'expired', 'paid', 'fulfilled', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"order_id" text PRIMARY KEY NOT NULL,
	"token_hash" text,
	"sealed_token" text,
	"sealed_document" text,
	"begun_at" timestamp with time zone,
	"made_at" timestamp with time zone,
	"sky_ms" integer,
	"words_ms" integer,
	"book_ms" integer,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "reports_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "payment_sessions" (
	"session" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_sessions_state_is_known" CHECK ("payment_sessions"."state" in ('open', 'paid', 'failed', 'expired', 'refunded'))
);
--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sessions" ADD CONSTRAINT "order_sessions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_attempt_at");--> statement-breakpoint
CREATE INDEX "order_sessions_order" ON "order_sessions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "orders_payment" ON "orders" USING btree ("payment_id");