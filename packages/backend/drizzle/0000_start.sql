CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"realtor_id" text NOT NULL,
	"name" text NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"phone_country_code" text NOT NULL,
	"message" text NOT NULL,
	"is_term" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"idempotency_key" text,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"listing_key" text PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"list_agent_license" text,
	"co_list_agent_license" text,
	"buyer_agent_license" text,
	"standard_status" text NOT NULL,
	"property_type" text NOT NULL,
	"property_sub_type" text,
	"city" text NOT NULL,
	"county" text NOT NULL,
	"state" text NOT NULL,
	"has_image" boolean NOT NULL,
	"displayable" boolean NOT NULL,
	"position" integer NOT NULL,
	"record" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "realtor_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "realtor_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"realtor_id" text NOT NULL,
	"user_id" text NOT NULL,
	"profile" jsonb NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	"replaced_by" text NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "realtors" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"desired_url" text NOT NULL,
	"own_host" text,
	"published" boolean NOT NULL,
	"sample_order" integer,
	"profile" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	"impersonated_by" text,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"ban_reason" text,
	"ban_expires" timestamp (3) with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "realtors" ADD CONSTRAINT "realtors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user_id_index" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_provider_id_account_id_index" ON "accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_requests_idempotency_key_unique" ON "contact_requests" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "contact_requests_realtor_id_created_at_index" ON "contact_requests" USING btree ("realtor_id","created_at");--> statement-breakpoint
CREATE INDEX "listings_state_city_standard_status_index" ON "listings" USING btree ("state","city","standard_status");--> statement-breakpoint
CREATE INDEX "listings_list_agent_license_index" ON "listings" USING btree ("list_agent_license");--> statement-breakpoint
CREATE INDEX "listings_co_list_agent_license_index" ON "listings" USING btree ("co_list_agent_license");--> statement-breakpoint
CREATE INDEX "listings_buyer_agent_license_index" ON "listings" USING btree ("buyer_agent_license");--> statement-breakpoint
CREATE INDEX "realtor_versions_realtor_id_id_index" ON "realtor_versions" USING btree ("realtor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "realtors_desired_url_unique" ON "realtors" USING btree (lower("desired_url"));--> statement-breakpoint
CREATE UNIQUE INDEX "realtors_own_host_unique" ON "realtors" USING btree ("own_host");--> statement-breakpoint
CREATE INDEX "realtors_user_id_index" ON "realtors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");