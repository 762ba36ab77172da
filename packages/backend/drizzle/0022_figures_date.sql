-- by hand
-- Sales figures are dated by the version that last changed them, at UTC-8 so that the evening of December 31 stays in
-- its year. Without that version they stay undated, and the editor asks the agent to confirm them.
WITH "stated" AS (
	SELECT r."id", r."created_at", r."updated_at", jsonb_build_array(
		coalesce(nullif(r."profile" ->> 'salesCount', '0'), ''),
		coalesce(nullif(r."profile" ->> 'lastYearSalesTotal', '0'), '')
	) AS "figures"
	FROM "realtors" r
	WHERE r."profile" #>> '{presentation,figuresAt}' IS NULL
), "dated" AS (
	SELECT s."id", coalesce(
		(
			SELECT v."replaced_at"
			FROM "realtor_versions" v
			WHERE v."realtor_id" = s."id" AND s."figures" <> jsonb_build_array(
				coalesce(nullif(v."profile" ->> 'salesCount', '0'), ''),
				coalesce(nullif(v."profile" ->> 'lastYearSalesTotal', '0'), '')
			)
			ORDER BY v."id" DESC
			LIMIT 1
		),
		CASE
			WHEN s."created_at" = coalesce(
				(SELECT min(v."valid_from") FROM "realtor_versions" v WHERE v."realtor_id" = s."id"),
				s."updated_at"
			) THEN s."created_at"
		END
	) AS "at"
	FROM "stated" s
	WHERE s."figures" <> '["", ""]'
)
UPDATE "realtors" r
SET "profile" = jsonb_set(
	r."profile",
	'{presentation}',
	CASE WHEN jsonb_typeof(r."profile" -> 'presentation') = 'object' THEN r."profile" -> 'presentation' ELSE '{}' END
		|| jsonb_build_object('figuresAt', to_char(d."at" AT TIME ZONE INTERVAL '-08:00', 'YYYY-MM-DD'))
)
FROM "dated" d
WHERE d."id" = r."id" AND d."at" IS NOT NULL;
--> statement-breakpoint
-- A draft has the date of its save if it changes a figure, otherwise that of the page.
WITH "drafted" AS (
	SELECT r."id", r."profile" #> '{draft,changes}' AS "changes",
		coalesce(r."profile" #> '{draft,changes,presentation}', r."profile" -> 'presentation', '{}') AS "presentation",
		CASE
			WHEN coalesce(r."profile" #> '{draft,changes,salesCount}', r."profile" -> 'salesCount', '0')
				<> coalesce(r."profile" -> 'salesCount', '0')
				OR coalesce(r."profile" #> '{draft,changes,lastYearSalesTotal}', r."profile" -> 'lastYearSalesTotal', '0')
				<> coalesce(r."profile" -> 'lastYearSalesTotal', '0')
			THEN left(r."profile" #>> '{draft,savedAt}', 10)
			WHEN r."profile" #> '{draft,changes,presentation}' IS NOT NULL
			THEN r."profile" #>> '{presentation,figuresAt}'
		END AS "date"
	FROM "realtors" r
	WHERE jsonb_typeof(r."profile" #> '{draft,changes}') = 'object'
)
UPDATE "realtors" r
SET "profile" = jsonb_set(
	r."profile",
	'{draft,changes,presentation}',
	d."presentation" || jsonb_build_object('figuresAt', d."date")
)
FROM "drafted" d
WHERE d."id" = r."id" AND d."date" IS NOT NULL AND jsonb_typeof(d."presentation") = 'object';
