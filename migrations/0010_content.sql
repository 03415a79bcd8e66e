CREATE TABLE "blog_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"whole" "bytea" NOT NULL,
	"small" "bytea" NOT NULL,
	"share" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_edits" (
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"slot" text NOT NULL,
	"state" text NOT NULL,
	"base_hash" text,
	"base" jsonb,
	"text" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"author" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"scheduled_for" timestamp with time zone,
	CONSTRAINT "content_edits_kind_unit_slot_pk" PRIMARY KEY("kind","unit","slot"),
	CONSTRAINT "content_edits_state_fits_slot" CHECK (("content_edits"."slot" = 'draft') = ("content_edits"."state" = 'draft') and "content_edits"."slot" in ('draft', 'public') and "content_edits"."state" in ('draft', 'live', 'hidden')),
	CONSTRAINT "content_edits_only_drafts_wait" CHECK ("content_edits"."slot" = 'draft' or "content_edits"."scheduled_for" is null)
);
--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author" text NOT NULL,
	"what" text NOT NULL,
	"fields" jsonb
);
--> statement-breakpoint
CREATE TABLE "content_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "content_state_is_one" CHECK ("content_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "content_units" (
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "content_units_kind_unit_pk" PRIMARY KEY("kind","unit")
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "preview_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unit" text NOT NULL,
	"token_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "preview_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "blog_pictures_uploaded" ON "blog_pictures" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "content_edits_scheduled" ON "content_edits" USING btree ("scheduled_for") WHERE "content_edits"."scheduled_for" is not null;--> statement-breakpoint
CREATE INDEX "content_revisions_of_unit" ON "content_revisions" USING btree ("kind","unit","id");--> statement-breakpoint
CREATE INDEX "preview_links_of_unit" ON "preview_links" USING btree ("unit");--> statement-breakpoint
CREATE INDEX "preview_links_ends" ON "preview_links" USING btree ("ends_at");--> statement-breakpoint
CREATE FUNCTION "content_revisions_only_grow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'What visitors have read is only ever added to.';
END
$$;--> statement-breakpoint
CREATE TRIGGER "content_revisions_only_grow" BEFORE UPDATE OR DELETE OR TRUNCATE ON "content_revisions" FOR EACH STATEMENT EXECUTE FUNCTION "content_revisions_only_grow"();
