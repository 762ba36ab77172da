CREATE TABLE "former_agreements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_agreements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"version" text NOT NULL,
	"items" jsonb NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "realtors" ADD COLUMN "publish_again" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "delete_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "former_agreements_deleted_at_index" ON "former_agreements" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "users_delete_at_index" ON "users" USING btree ("delete_at") WHERE "users"."delete_at" is not null;