CREATE TABLE "channel_connections" (
	"channel" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"sealed" text NOT NULL,
	"place_id" text,
	"place_name" text,
	"access_ends_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"waits_until" timestamp with time zone,
	"renewing_until" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channel_connections_state" CHECK ("channel_connections"."state" in ('choosing', 'connected', 'expired', 'refused', 'trial')),
	CONSTRAINT "channel_connections_place_is_chosen" CHECK ("channel_connections"."state" = 'choosing' or "channel_connections"."place_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "channel_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"session_id" text NOT NULL,
	"sealed_verifier" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_sendings" (
	"post" bigint PRIMARY KEY NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"holder" text,
	"leased_until" timestamp with time zone,
	"began_at" timestamp with time zone,
	"looks" integer DEFAULT 0 NOT NULL,
	"failure" jsonb,
	"sealed_upload" text
);
--> statement-breakpoint
ALTER TABLE "channel_connections" ADD CONSTRAINT "channel_connections_channel_channels_key_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_sign_ins" ADD CONSTRAINT "channel_sign_ins_channel_channels_key_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_sendings" ADD CONSTRAINT "channel_sendings_post_channel_posts_id_fk" FOREIGN KEY ("post") REFERENCES "public"."channel_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_sendings_leased" ON "channel_sendings" USING btree ("leased_until");