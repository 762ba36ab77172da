CREATE TABLE "own_domains" (
	"realtor_id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"proved_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone
);
--> statement-breakpoint
-- Domains of today are served until a check in the next seven days; those of samples, whose names no DNS has, stay.
INSERT INTO "own_domains" ("realtor_id", "host", "token", "asked_at", "proved_at", "next_check_at")
SELECT "id", "own_host",
	rtrim(translate(encode(substring(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) FOR 16), 'base64'), '+/', '-_'), '='),
	now(), now(),
	CASE WHEN "own_host" ~ '\.example(:[0-9]+)?$' THEN NULL ELSE now() + random() * interval '7 days' END
FROM "realtors" WHERE "own_host" IS NOT NULL;--> statement-breakpoint
DROP INDEX "realtors_own_host_unique";--> statement-breakpoint
ALTER TABLE "own_domains" ADD CONSTRAINT "own_domains_realtor_id_realtors_id_fk" FOREIGN KEY ("realtor_id") REFERENCES "public"."realtors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_domains_proved_host_unique" ON "own_domains" USING btree ("host") WHERE "own_domains"."proved_at" is not null;--> statement-breakpoint
CREATE INDEX "own_domains_host_index" ON "own_domains" USING btree ("host");--> statement-breakpoint
CREATE INDEX "own_domains_next_check_at_index" ON "own_domains" USING btree ("next_check_at");--> statement-breakpoint
ALTER TABLE "realtors" DROP COLUMN "own_host";