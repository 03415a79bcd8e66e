CREATE TABLE "deliveries" (
	"visitor_hash" text NOT NULL,
	"local_day" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"detail" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deliveries_visitor_hash_local_day_pk" PRIMARY KEY("visitor_hash","local_day"),
	CONSTRAINT "deliveries_outcome_is_known" CHECK ("deliveries"."outcome" in ('waiting', 'sent', 'gone', 'dropped', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"visitor_hash" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vapid_keys" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vapid_keys_is_one_pair" CHECK ("vapid_keys"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_visitor_hash_visitors_visitor_hash_fk" FOREIGN KEY ("visitor_hash") REFERENCES "public"."visitors"("visitor_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_visitor_hash_visitors_visitor_hash_fk" FOREIGN KEY ("visitor_hash") REFERENCES "public"."visitors"("visitor_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliveries_waiting" ON "deliveries" USING btree ("outcome","due_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_visitor" ON "push_subscriptions" USING btree ("visitor_hash");