ALTER TABLE "readings" DROP CONSTRAINT "readings_kind_sign_period_edition_pk";--> statement-breakpoint
ALTER TABLE "readings" ALTER COLUMN "body" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_kind_sign_period_pk" PRIMARY KEY("kind","sign","period");