CREATE TABLE "push_sweeps" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"swept_until" timestamp with time zone NOT NULL,
	CONSTRAINT "push_sweeps_is_one_mark" CHECK ("push_sweeps"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "answered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD COLUMN "delivered_day" text;--> statement-breakpoint
CREATE INDEX "visitors_due" ON "visitors" USING btree (lower("timezone" collate "C"),"notification_time") WHERE "visitors"."horoscope_enabled" and not "visitors"."paused";--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_id" UNIQUE("id");