CREATE TABLE "channel_post_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_post_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"said" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "channel_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"slot_at" timestamp with time zone,
	"picture" jsonb NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"alt" text NOT NULL,
	"link" text NOT NULL,
	"hashtags" jsonb NOT NULL,
	"words_id" text,
	"why" text,
	"token" text NOT NULL,
	"handed_out_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"sent_by" text,
	"sent_at" timestamp with time zone,
	"remote_url" text,
	"remote_id" text,
	"trouble" jsonb,
	"video_file" text,
	"video_seconds" real,
	"video_bytes" integer,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "channel_posts_slot" UNIQUE("channel","slot_at"),
	CONSTRAINT "channel_posts_state" CHECK ("channel_posts"."state" in ('draft', 'ready', 'due', 'sending', 'asking', 'sent', 'failed', 'skipped')),
	CONSTRAINT "channel_posts_sent_is_told" CHECK ("channel_posts"."state" <> 'sent' or "channel_posts"."sent_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "channels" (
	"key" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "channels_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"network" text NOT NULL,
	"niche" text NOT NULL,
	"tone" text NOT NULL,
	"board" text NOT NULL,
	"time_zone" text,
	"slots" jsonb NOT NULL,
	"hashtags" jsonb NOT NULL,
	"way" text NOT NULL,
	"paused_since" timestamp with time zone,
	"is_built_in" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channels_number" UNIQUE("number"),
	CONSTRAINT "channels_network" CHECK ("channels"."network" in ('facebook', 'pinterest', 'youtube')),
	CONSTRAINT "channels_way" CHECK ("channels"."way" in ('kit', 'csv', 'connected'))
);
--> statement-breakpoint
CREATE TABLE "owner_reminders" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "channel_post_events" ADD CONSTRAINT "channel_post_events_post_channel_posts_id_fk" FOREIGN KEY ("post") REFERENCES "public"."channel_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_posts" ADD CONSTRAINT "channel_posts_channel_channels_key_fk" FOREIGN KEY ("channel") REFERENCES "public"."channels"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channel_post_events_post" ON "channel_post_events" USING btree ("post","id");--> statement-breakpoint
CREATE INDEX "channel_posts_at" ON "channel_posts" USING btree ("channel","at");--> statement-breakpoint
CREATE INDEX "channel_posts_waiting" ON "channel_posts" USING btree ("state","at");--> statement-breakpoint
CREATE FUNCTION "channel_post_events_only_grow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What became of a post is only ever added to.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "channel_post_events_only_grow" BEFORE UPDATE OR DELETE OR TRUNCATE ON "channel_post_events" FOR EACH STATEMENT EXECUTE FUNCTION "channel_post_events_only_grow"();
