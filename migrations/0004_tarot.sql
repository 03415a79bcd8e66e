CREATE TABLE "tarot_commitments" (
	"id" text PRIMARY KEY NOT NULL,
	"site_seed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tarot_readings" (
	"id" text PRIMARY KEY NOT NULL,
	"commitment_id" text NOT NULL,
	"owner_hash" text NOT NULL,
	"question" text,
	"body" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tarot_readings_commitment_id_unique" UNIQUE("commitment_id")
);
--> statement-breakpoint
CREATE INDEX "tarot_commitments_age" ON "tarot_commitments" USING btree ("created_at");