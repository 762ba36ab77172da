import type { Client } from "pg";

/** Rows of each agent, besides account and homepage. */
const rowsPerAgent = { versions: 3, contacts: 5 };

/** The address of an agent of `seedAgents`, from 1. */
export function slugOf(agent: number): string {
  return `sized-${String(agent).replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}`;
}

/**
 * Adds published homepages with the content of a sample, each with an account, earlier versions and contact
 * requests. They share the photos and homes of the sample.
 */
export async function seedAgents(client: Client, count: number): Promise<void> {
  const slug = `'sized-' || translate(n::text, '0123456789', 'abcdefghij')`;
  const statements = [
    `insert into users (id, name, email, role)
      select 'su-' || n, 'Agent ' || n, 'sized' || n || '@agents.example', 'realtor'
      from generate_series(1, $1::int) n`,
    `insert into realtors (id, user_id, desired_url, published, published_at, profile, created_at, updated_at)
      select 'sr-' || n, 'su-' || n, ${slug}, true, now() - make_interval(mins => n),
        profile || jsonb_build_object('desiredUrl', ${slug}), now(), now() - make_interval(mins => n)
      from generate_series(1, $1::int) n, realtors where desired_url = 'grace-kim'`,
    `insert into realtor_versions (realtor_id, user_id, profile, valid_from, replaced_at, replaced_by, kind)
      select r.id, r.user_id, r.profile, now(), now(), r.user_id, 'update'
      from realtors r, generate_series(1, ${rowsPerAgent.versions}) where r.id like 'sr-%' and $1::int > 0`,
    `insert into contact_requests (id, realtor_id, name, last_name, first_name, email, phone,
        phone_country_code, message, is_term, created_at, fingerprint)
      select 'sc-' || n || '-' || m, 'sr-' || n, 'Vale Visitor', 'Vale', 'Visitor', 'visitor@visitor.example',
        '714-555-0136', 'US', repeat('message ', 20), 'Y', now() - make_interval(mins => n), ''
      from generate_series(1, $1::int) n, generate_series(1, ${rowsPerAgent.contacts}) m`,
  ];
  for (const statement of statements) await client.query(statement, [count]);
  await client.query("vacuum analyze");
}
