CREATE TABLE "pin_file_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"columns" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	CONSTRAINT "pin_file_settings_is_one" CHECK ("pin_file_settings"."id" = 1)
);
