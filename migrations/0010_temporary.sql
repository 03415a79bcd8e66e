CREATE TABLE "search_aliases" (
	"words" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_aliases_kind" CHECK ("search_aliases"."kind" in ('search', 'page'))
);
