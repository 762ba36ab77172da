CREATE TABLE "former_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"realtor_id" text NOT NULL,
	"user_id" text NOT NULL,
	"left_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "own_domains" ADD COLUMN "findings" jsonb;--> statement-breakpoint
CREATE INDEX "former_addresses_slug_index" ON "former_addresses" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "former_addresses_realtor_id_index" ON "former_addresses" USING btree ("realtor_id");
