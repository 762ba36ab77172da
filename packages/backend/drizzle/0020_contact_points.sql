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
ALTER TABLE "contact_points" ADD CONSTRAINT "contact_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_points_user_id_channel_address_index" ON "contact_points" USING btree ("user_id","channel","address");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_points_secret_hash_index" ON "contact_points" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "contact_points_send_at_index" ON "contact_points" USING btree ("send_at") WHERE "contact_points"."send_at" is not null;--> statement-breakpoint
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
