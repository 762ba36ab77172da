CREATE TABLE "contact_reads" (
	"contact_id" text NOT NULL,
	"user_id" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_reads_contact_id_user_id_pk" PRIMARY KEY("contact_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "contact_reads" ADD CONSTRAINT "contact_reads_contact_id_contact_requests_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_reads" ADD CONSTRAINT "contact_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Until now one mark was shared by the agent and the staff.
INSERT INTO "contact_reads" ("contact_id", "user_id", "read_at")
SELECT "contact_requests"."id", "users"."id", "contact_requests"."read_at"
FROM "contact_requests"
LEFT JOIN "realtors" ON "realtors"."id" = "contact_requests"."realtor_id"
JOIN "users" ON "users"."role" = 'admin' OR "users"."id" = "realtors"."user_id"
WHERE "contact_requests"."read_at" IS NOT NULL;
