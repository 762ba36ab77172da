-- Session tokens are stored as their hash (hash-session-tokens.ts); sessions stay valid.
UPDATE "sessions" SET "token" = rtrim(translate(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '+/', '-_'), '=');
