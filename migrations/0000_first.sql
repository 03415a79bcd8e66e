CREATE TABLE "readings" (
	"kind" text NOT NULL,
	"sign" text NOT NULL,
	"period" text NOT NULL,
	"edition" integer NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "readings_kind_sign_period_edition_pk" PRIMARY KEY("kind","sign","period","edition")
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"visitor_hash" text PRIMARY KEY NOT NULL,
	"horoscope_never_ask" boolean DEFAULT false NOT NULL,
	"horoscope_enabled" boolean DEFAULT false NOT NULL,
	"ask_horoscope_again_after" timestamp with time zone,
	"jokes_enabled" boolean DEFAULT true NOT NULL,
	"joke_refuses_count" integer DEFAULT 0 NOT NULL,
	"feedback_answered" boolean DEFAULT false NOT NULL,
	"notification_time" text DEFAULT '08:00' NOT NULL,
	"timezone" text,
	"zodiac_sign" text,
	"paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visitors_hash_is_sha256" CHECK ("visitors"."visitor_hash" ~ '^[0-9a-f]{64}$')
);
