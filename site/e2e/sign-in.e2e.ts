import { type FakeDnsServer, startDns } from "../../packages/backend/test/fakes/fake-dns-server.ts";
import { extendedExcept, expect, test, extended } from "./fixtures/test.ts";
import { findA11yViolations } from "./fixtures/find-a11y-violations.ts";
import { startProduct, type Product } from "./fixtures/product.ts";
import { proveDomain } from "./fixtures/host-test.ts";
import { startProviderProcess } from "./fakes/fake-openid-provider.ts";
import { signInByApi } from "./fixtures/sign-in-by-api.ts";
import { signIn, getStored } from "./fixtures/sign-in-form.ts";
import { findFreePort } from "../../tools/find-free-port.ts";

const clientSecret = "provider-secret-of-at-least-32-characters";
const accounts = [
  { email: "grace-kim@example.com", emailVerified: true, name: "Grace" },
  { email: "unknown@example.com", emailVerified: true, name: "Unknown" },
];

/** A product with a local OpenID provider configured as Google, and a name server. */
const providerTest = test.extend<object, { product: Product; dns: FakeDnsServer }>({
  dns: [
    async ({ browserName: _browserName }, provide) => {
      const dns = await startDns();
      await provide(dns);
      await dns.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ dns }, provide) => {
      const sitePort = await findFreePort();
      const siteUrl = `http://localhost:${sitePort}`;
      const provider = await startProviderProcess({
        clientId: "site",
        clientSecret,
        redirectUri: `${siteUrl}/api/auth/callback/google`,
        accounts,
      });
      const product = await startProduct({
        sitePort,
        env: {
          GOOGLE_CLIENT_ID: "site",
          GOOGLE_CLIENT_SECRET: clientSecret,
          GOOGLE_DISCOVERY_URL: provider.discoveryUrl,
          DNS_SERVERS: dns.address,
        },
      });
      await provide(product);
      await product.stop();
      await provider.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

for (const [path, lang, title] of [
  ["/login", "ko", "로그인"],
  ["/en/login", "en", "Sign in"],
  ["/ja-JP/grace-kim/login", "ja", "ログイン"],
  ["/en/grace-kim/login/redirect", "en", "You’re not signed in"],
] as const) {
  test(`renders the sign-in page ${path}`, extendedExcept("/login", path), async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", "noindex");
    expect(await findA11yViolations(page)).toEqual([]);
  });
}

test("rejects a wrong password, then redirects after the right one", async ({
  page,
  consoleErrors,
}) => {
  await page.goto("/en/login?redirect=%2Fen%2Fterms%3Fa%3D1%23b");
  await signIn(page, "grace-kim@example.com", "wrong-password");
  await expect(page.getByRole("alert")).toHaveText(
    "That email and password don’t match. Check both, or set a new password.",
  );
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expect(page.getByLabel("Email")).toHaveValue("grace-kim@example.com");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  expect(await findA11yViolations(page)).toEqual([]);
  consoleErrors.splice(0); // logged by the browser
  await signIn(page, "grace-kim@example.com");
  await expect(page).toHaveURL(/\/en\/terms\?a=1#b$/);
  expect(JSON.parse((await getStored(page, "userInfo")) ?? "")).toMatchObject({
    email: "grace-kim@example.com",
    role: "realtor",
  });
  expect(JSON.parse((await getStored(page, "realtorInfo")) ?? "")).toMatchObject({
    desiredUrl: "grace-kim",
  });
  expect(JSON.parse((await getStored(page, "realtorLoginBy")) ?? "")).toMatchObject({
    provider: "password",
  });
});

test("ignores a redirect to another site", async ({ page, product }) => {
  await page.goto("/en/login?redirect=%2F%2Fevil.example");
  await signIn(page, "user@example.com");
  await expect(page).toHaveURL(`${product.url}/en`);
});

test("reports the missing fields of an empty form", extended, async ({ page }) => {
  await page.goto("/en/login");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Enter your email.")).toBeVisible();
  await expect(page.getByText("Enter your password.")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("shows the edit bar on the own homepage only and signs out from it", async ({ page }) => {
  await page.goto("/en/login");
  await signIn(page, "grace-kim@example.com");
  await expect(page).toHaveURL(/\/en\/admin$/);
  await page.goto("/en/grace-kim");
  const bar = page.getByRole("complementary", { name: "Website editing" });
  await expect(bar.getByRole("link", { name: "Edit this page" })).toHaveAttribute(
    "href",
    "/en/grace-kim/admin",
  );
  await expect(bar).toContainText("Grace Kim");
  expect(await findA11yViolations(page, { within: "aside" })).toEqual([]);
  await page.goto("/en/yuna-lee");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(bar).toHaveCount(0);
  await page.goto("/en/grace-kim");
  await bar.getByRole("button", { name: "Sign out" }).click();
  await expect(bar).toHaveCount(0);
  for (const key of ["accessToken", "userInfo", "realtorInfo", "realtorLoginBy"])
    expect(await getStored(page, key)).toBeNull();
});

test("leads from the own homes to the listings in the editor", extended, async ({ page }) => {
  await page.goto("/en/login");
  await signIn(page, "grace-kim@example.com");
  await expect(page).toHaveURL(/\/en\/admin$/);
  await page.goto("/en/grace-kim");
  const bar = page.getByRole("complementary", { name: "Website editing" });
  for (const path of ["/en/grace-kim/homes", "/en/grace-kim/homes/grace-kim-1"]) {
    const response = await page.goto(path);
    // The page is cached for everyone.
    expect(await response?.text()).not.toContain("Website editing");
    await expect(bar.getByRole("link", { name: "Listing settings" })).toHaveAttribute(
      "href",
      "/en/grace-kim/admin#listings",
    );
    expect(await findA11yViolations(page, { within: "aside" })).toEqual([]);
  }
  await bar.getByRole("link", { name: "Listing settings" }).click();
  await expect(page.getByRole("heading", { name: "Listings", exact: true })).toBeVisible();
  await page.goto("/en/yuna-lee/homes");
  await page.waitForLoadState("networkidle");
  await expect(bar).toHaveCount(0);
});

for (const [path, pageFile] of [
  ["/en/grace-kim", /portrait\.page-[^/]+\.js$/],
  ["/en/grace-kim/homes", /homes\.page-[^/]+\.js$/],
  ["/en/grace-kim/homes/grace-kim-1", /listing\.page-[^/]+\.js$/],
] as const)
  test(
    `does not load the edit bar for visitors of ${path}`,
    extendedExcept("/en/grace-kim", path),
    async ({ page }) => {
      const files: string[] = [];
      page.on("request", (request) => files.push(request.url()));
      const pageModule = page.waitForResponse(pageFile);
      await page.goto(path);
      await pageModule;
      await page.waitForLoadState("networkidle");
      expect(files.filter((url) => url.includes("edit-bar"))).toEqual([]);
    },
  );

test("signs out all tabs", async ({ page, context }) => {
  await page.goto("/en/grace-kim/login?redirect=%2Fen%2Fgrace-kim%2Fprocess");
  await signIn(page, "user@example.com");
  await expect(page).toHaveURL(/\/en\/grace-kim\/process$/);
  const other = await context.newPage();
  await other.goto("/en/login");
  await other.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/en\/grace-kim\/login\?redirect=%2Fen%2Fgrace-kim%2Fprocess$/);
});

test("redirects from a protected page to the homepage's sign-in and back", async ({ page }) => {
  await page.goto("/en/grace-kim/process?from=mail");
  await expect(page).toHaveURL(/\/en\/grace-kim\/login\?redirect=/);
  await expect(page.getByRole("link", { name: "Grace Kim" })).toBeVisible();
  await signIn(page, "user@example.com");
  await expect(page).toHaveURL(/\/en\/grace-kim\/process\?from=mail$/);
  expect(JSON.parse((await getStored(page, "realtorLoginBy")) ?? "")).toMatchObject({
    desiredUrl: "grace-kim",
  });
});

providerTest(
  "redirects to the requested page after a provider sign-in",
  extended,
  async ({ page, product }) => {
    await page.goto("/en/grace-kim/login?redirect=%2Fen%2Fgrace-kim%2Fterms");
    await page.getByRole("button", { name: "Google" }).click();
    await page.getByRole("link", { name: "grace-kim@example.com" }).click();
    await expect(page).toHaveURL(`${product.url}/en/grace-kim/terms`);
    expect(JSON.parse((await getStored(page, "realtorLoginBy")) ?? "")).toMatchObject({
      provider: "google",
      desiredUrl: "grace-kim",
    });
    expect(JSON.parse((await getStored(page, "realtorInfo")) ?? "")).toMatchObject({
      desiredUrl: "grace-kim",
    });
  },
);

for (const [choice, message] of [
  ["Refuse", "You canceled signing in."],
  ["unknown@example.com", "There’s no account with this email."],
] as const) {
  providerTest(
    `shows an error when the provider returns no code: ${choice}`,
    extendedExcept("unknown@example.com", choice),
    async ({ page }) => {
      await page.goto("/en/login?redirect=%2Fen%2Fterms");
      await page.getByRole("button", { name: "Google" }).click();
      await page.getByRole("link", { name: choice }).click();
      await expect(page.getByRole("alert")).toContainText(message);
      expect(await getStored(page, "accessToken")).toBeNull();
      await page.getByRole("link", { name: "Sign in again" }).click();
      await expect(page).toHaveURL(/\/en\/login\?redirect=%2Fen%2Fterms$/);
    },
  );
}

test("rejects a callback that was not started in this browser", async ({ page }) => {
  await page.goto("/en/login/redirect?state=forged&code=forged");
  await expect(page.getByRole("alert")).toContainText("expired or was already used");
  await page.evaluate(() =>
    sessionStorage.setItem(
      "signIn",
      JSON.stringify({ state: "mine", provider: "google", redirect: null }),
    ),
  );
  await page.goto("/en/login/redirect?state=forged&code=forged");
  await expect(page.getByRole("alert")).toContainText("was started in another browser");
  await expect(page).toHaveURL(/\/en\/login\/redirect$/);
  expect(await getStored(page, "accessToken")).toBeNull();
});

providerTest(
  "signs in with a provider on an own domain and returns to it",
  async ({ page, product, dns }) => {
    const own = product.url.replace("localhost", "grace.localhost");
    const { http } = await signInByApi(product.backendUrl, "grace-kim@example.com");
    await proveDomain(http, dns, "grace-kim", own);
    await page.goto(`${own}/en/login?redirect=%2Fen%2Fterms`);
    await expect(page.getByRole("link", { name: "Grace Kim" })).toHaveAttribute("href", "/en");
    await page.getByRole("button", { name: "Google" }).click();
    await page.getByRole("link", { name: "grace-kim@example.com" }).click();
    await expect(page).toHaveURL(`${own}/en/terms`);
    expect(JSON.parse((await getStored(page, "realtorLoginBy")) ?? "")).toMatchObject({
      provider: "google",
      desiredUrl: "grace-kim",
    });
    await page.goto(`${own}/en`);
    await expect(page.getByRole("link", { name: "Edit this page" })).toHaveAttribute(
      "href",
      "/en/admin",
    );
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("explains that signing in requires JavaScript", async ({ page }) => {
    await page.goto("/en/login");
    const notice = page.locator("noscript p");
    await expect(notice).toBeVisible();
    expect(await notice.textContent()).toContain("Turn on JavaScript to sign in.");
  });
});
