import type { Http } from "@realtor/api/http";
import { checkDomain, getDomain, getRealtor, updateRealtor } from "@realtor/api/loaning";
import type { FakeDnsServer } from "../../packages/backend/test/fakes/fake-dns-server.ts";
import { expect } from "./fixtures.ts";

/** Claims an own domain for a homepage and proves it by its TXT record. */
export async function proveDomain(
  http: Http,
  dns: FakeDnsServer,
  desiredUrl: string,
  hompageUrl: string,
): Promise<void> {
  const { id, updatedAt } = await getRealtor(http, desiredUrl, { asOwner: true });
  await updateRealtor(http, id, { updatedAt, hompageUrl });
  const { record } = await getDomain(http, id);
  if (!record) throw new Error(`${hompageUrl} is no own domain: use an address without a path.`);
  dns.answers.set(record.name, { txt: [[record.value]] });
  expect((await checkDomain(http, id)).state).toBe("proved");
}
