CREATE TABLE "contact_points" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"user_id" text NOT NULL,
	"channel" text NOT NULL,
	"audience" text NOT NULL,
	"address" text NOT NULL,
	"secret_hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"send_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"notices_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "realtor_search" (
	"realtor_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"published" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_points" ADD CONSTRAINT "contact_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "realtor_search" ADD CONSTRAINT "realtor_search_realtor_id_realtors_id_fk" FOREIGN KEY ("realtor_id") REFERENCES "public"."realtors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_points_user_id_channel_address_index" ON "contact_points" USING btree ("user_id","channel","address");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_points_secret_hash_index" ON "contact_points" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "contact_points_send_at_index" ON "contact_points" USING btree ("send_at") WHERE "contact_points"."send_at" is not null;--> statement-breakpoint
CREATE INDEX "realtor_search_user_id_index" ON "realtor_search" USING btree ("user_id");
--> statement-breakpoint
-- by hand
-- What received notices before there were confirmations keeps them for 30 days, and is asked now.
INSERT INTO "contact_points" ("user_id", "channel", "audience", "address", "send_at", "notices_until")
SELECT "user_id", "channel", "audience", "address", now(), now() + interval '30 days'
FROM (
	SELECT r."user_id", 'mail' AS "channel", 'agent' AS "audience", lower(r."profile" ->> 'email') AS "address"
	FROM "realtors" r
	UNION ALL
	SELECT s."user_id", 'mail', 'brokerage', lower(s."brokerage_email")
	FROM "notification_settings" s
	UNION ALL
	SELECT r."user_id", 'sms', 'agent', CASE
		WHEN d."digits" ~ '^0\d{8,10}$' THEN '+82' || substr(d."digits", 2)
		WHEN d."digits" ~ '^1?\d{10}$' THEN '+1' || right(d."digits", 10)
	END
	FROM "realtors" r
	JOIN "notification_settings" s ON s."user_id" = r."user_id" AND s."sms"
	CROSS JOIN LATERAL (SELECT regexp_replace(r."profile" ->> 'contactPhone', '\D', '', 'g') AS "digits") d
) stored
WHERE "address" <> '' AND "address" NOT LIKE '%@example.com'
	AND NOT EXISTS (SELECT FROM "users" u WHERE u."id" = stored."user_id" AND lower(u."email") = "address")
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- The search of homepages: triggers copy what it reads.
CREATE FUNCTION "realtor_search_words"("address" text, "user_name" text, "profile" jsonb) RETURNS text
LANGUAGE sql STABLE AS $$
	SELECT lower(concat_ws(E'\n',
		"address",
		"user_name",
		jsonb_path_query_first("profile", '$.etcInfo[*] ? (@.contentType == "korea_name").content') #>> '{}',
		"profile" #>> '{presentation,nameJa}',
		jsonb_path_query_first("profile", '$.etcInfo[*] ? (@.contentType == "home_list_realtor").content') #>> '{}',
		"profile" #>> '{licenseNumber}'
	))
$$;--> statement-breakpoint
CREATE FUNCTION "copy_realtor_to_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "public"."realtor_search" ("realtor_id", "user_id", "published", "updated_at", "address", "name", "words")
	SELECT NEW."id", NEW."user_id", NEW."published", NEW."updated_at", lower(NEW."desired_url"), lower(u."name"),
		"public"."realtor_search_words"(NEW."desired_url", u."name", NEW."profile")
	FROM "public"."users" u WHERE u."id" = NEW."user_id"
	ON CONFLICT ("realtor_id") DO UPDATE SET "user_id" = excluded."user_id", "published" = excluded."published",
		"updated_at" = excluded."updated_at", "address" = excluded."address", "name" = excluded."name",
		"words" = excluded."words";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "copy_name_to_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "public"."realtor_search" s
	SET "name" = lower(NEW."name"), "words" = "public"."realtor_search_words"(r."desired_url", NEW."name", r."profile")
	FROM "public"."realtors" r
	WHERE r."user_id" = NEW."id" AND s."realtor_id" = r."id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "realtors_search" AFTER INSERT OR UPDATE ON "realtors"
FOR EACH ROW EXECUTE FUNCTION "copy_realtor_to_search"();--> statement-breakpoint
CREATE TRIGGER "users_search" AFTER UPDATE OF "name" ON "users"
FOR EACH ROW EXECUTE FUNCTION "copy_name_to_search"();--> statement-breakpoint
INSERT INTO "realtor_search" ("realtor_id", "user_id", "published", "updated_at", "address", "name", "words")
SELECT r."id", r."user_id", r."published", r."updated_at", lower(r."desired_url"), lower(u."name"),
	"realtor_search_words"(r."desired_url", u."name", r."profile")
FROM "realtors" r JOIN "users" u ON u."id" = r."user_id"
ON CONFLICT DO NOTHING;
