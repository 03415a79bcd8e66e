CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"href" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"body" text NOT NULL,
	"icon" text NOT NULL,
	"standing" real NOT NULL,
	"place" integer NOT NULL,
	"at" timestamp with time zone,
	"words" "tsvector" NOT NULL,
	"name_stems" text[] NOT NULL,
	"plain_title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_index" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"content_hash" text NOT NULL,
	"documents" integer NOT NULL,
	"filled_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_index_is_one" CHECK ("search_index"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text NOT NULL,
	"documents" integer NOT NULL,
	"is_name" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "readings" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', sign || ' ' || kind), 'A') || to_tsvector('english',
        coalesce(body ->> 'description', '') || ' ' || coalesce(body ->> 'overview', '') || ' ' ||
        coalesce(body ->> 'love', '') || ' ' || coalesce(body ->> 'career', '') || ' ' ||
        coalesce(body ->> 'health', '') || ' ' || coalesce(body ->> 'finance', '') || ' ' ||
        coalesce(body ->> 'challenges', '') || ' ' || coalesce(body ->> 'opportunities', '') || ' ' ||
        coalesce(body ->> 'advice', ''))) STORED;--> statement-breakpoint
CREATE INDEX "search_documents_words" ON "search_documents" USING gin ("words") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "search_documents_title" ON "search_documents" USING gin ("plain_title" gin_trgm_ops) WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "readings_words" ON "readings" USING gin ("words") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "readings_newest" ON "readings" USING btree ("period");