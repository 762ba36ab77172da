CREATE TABLE "license_releases" (
	"user_id" text NOT NULL,
	"license" text NOT NULL,
	"released_by" text NOT NULL,
	"released_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "license_releases_user_id_license_pk" PRIMARY KEY("user_id","license")
);
--> statement-breakpoint
CREATE TABLE "suspensions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"suspended_at" timestamp (3) with time zone NOT NULL,
	"suspended_by" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "license_releases" ADD CONSTRAINT "license_releases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "realtors_license_words_index" ON "realtors" USING gin (regexp_split_to_array(upper("profile" ->> 'licenseNumber'), '[^A-Z0-9-]+'));
