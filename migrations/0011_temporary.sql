CREATE TABLE "blog_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"whole" "bytea" NOT NULL,
	"small" "bytea" NOT NULL,
	"share" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
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
CREATE INDEX "blog_pictures_uploaded" ON "blog_pictures" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "preview_links_of_unit" ON "preview_links" USING btree ("unit");--> statement-breakpoint
CREATE INDEX "preview_links_ends" ON "preview_links" USING btree ("ends_at");