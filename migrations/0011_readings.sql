CREATE TABLE "reading_corrections" (
	"kind" text NOT NULL,
	"sign" text NOT NULL,
	"period" text NOT NULL,
	"number" integer NOT NULL,
	"place" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"note" text NOT NULL,
	"hash_before" text NOT NULL,
	"hash_after" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "reading_corrections_kind_sign_period_number_pk" PRIMARY KEY("kind","sign","period","number")
);
--> statement-breakpoint
CREATE FUNCTION "reading_corrections_only_grow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Corrections of readings are only ever added to.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "reading_corrections_only_grow" BEFORE UPDATE OR DELETE OR TRUNCATE ON "reading_corrections" FOR EACH STATEMENT EXECUTE FUNCTION "reading_corrections_only_grow"();
