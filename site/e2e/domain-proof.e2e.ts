import { createAgent } from "./fixtures/create-agent.ts";
import { openEditor, publish } from "./fixtures/editor-page.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { extended, expect } from "./fixtures/test.ts";
import { isCertificateWarning, test } from "./fixtures/host-test.ts";

test.afterEach(({ consoleErrors }) => {
  consoleErrors.splice(0, Infinity, ...consoleErrors.filter((one) => !isCertificateWarning(one)));
});

test(
  "an agent adds the records of a domain, and it opens the homepage",
  extended,
  async ({ page, hosts, request }) => {
    const { port } = new URL(hosts.own);
    const own = `http://nora-vale.example:${port}`;
    // The name resolves to this machine in the browser only.
    const get = (path: string) =>
      request.get(`http://127.0.0.1:${port}${path}`, { headers: { host: new URL(own).host } });
    const agent = await createAgent(hosts.backendUrl);
    await openEditor(page, agent, "address");
    await page.getByLabel("Your own domain").fill(own);
    await expect(page.getByText("Once you publish this address")).toBeHidden();
    await publish(page);
    await expect(page.getByText(/^Waiting for the TXT record of nora-vale\.example/)).toBeVisible();
    expect((await get("/en")).status()).toBe(404);
    expect(await findA11yViolations(page, { without: "iframe" })).toEqual([]);

    const check = page.getByRole("button", { name: "Check now" });
    await check.click();
    await expect(page.getByText(/^Last checked: /)).toBeVisible();
    const proof = page.getByRole("group", { name: /^TXT record/ });
    await expect(proof.getByText("Not found")).toBeVisible();
    const name = await proof.getByLabel("Record name", { exact: true }).inputValue();
    const value = await proof.getByLabel("Record value", { exact: true }).inputValue();
    hosts.dns.answers.set(name, { txt: [["v=spf1 -all"], [value]] });
    const { hostname } = new URL(own);
    hosts.dns.answers.set(hostname, { addresses: ["203.0.113.5"] });
    hosts.dns.answers.set(`www.${hostname}`, { addresses: ["192.0.2.10"] });
    await check.click();
    // Ports are not asked, so that a domain with one is proved and never live.
    await expect(page.getByText(/^You own nora-vale\.example:\d+$/)).toBeVisible();
    await expect(proof.getByText("Found")).toBeVisible();
    const address = page.getByRole("group", { name: /^A record/ });
    await expect(address.getByText("Found 203.0.113.5, needs 192.0.2.10")).toBeVisible();
    const www = page.getByRole("group", { name: /^CNAME record/ });
    await expect(www.getByText("Found", { exact: true })).toBeVisible();
    expect(await findA11yViolations(page, { without: "iframe" })).toEqual([]);
    expect(await (await get("/.well-known/realtor-homepage")).json()).toEqual({
      id: agent.realtor.id,
    });
    // What would prove the domain for its holder without a record.
    expect((await get("/.well-known/realtor-homepage-proof.txt")).status()).toBe(404);

    const other = await createAgent(hosts.backendUrl, { hompageUrl: own });
    const otherPage = await page.context().newPage();
    await openEditor(otherPage, other, "address");
    await expect(otherPage.getByText(/^Another website here uses nora-vale/)).toBeVisible();
    await page.goto(`${own}/en`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nora Vale");
  },
);
