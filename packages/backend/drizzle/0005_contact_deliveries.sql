CREATE TABLE "contact_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contact_id" text NOT NULL,
	"channel" text NOT NULL,
	"audience" text NOT NULL,
	"recipient" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"mail" boolean DEFAULT true NOT NULL,
	"sms" boolean DEFAULT false NOT NULL,
	"brokerage_email" text DEFAULT '' NOT NULL,
	"locale" text,
	"quiet_hours" jsonb
);
--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "page_url" text;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "consented_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_deliveries" ADD CONSTRAINT "contact_deliveries_contact_id_contact_requests_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_deliveries_contact_id_channel_audience_index" ON "contact_deliveries" USING btree ("contact_id","channel","audience");--> statement-breakpoint
CREATE INDEX "contact_deliveries_state_due_at_index" ON "contact_deliveries" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "contact_deliveries_recipient_created_at_index" ON "contact_deliveries" USING btree ("recipient","created_at");