import { afterAll, beforeAll, expect, it } from "vitest";
import {
  type InstrumentedSite,
  json,
  respondNormally,
  startInstrumentedSite,
} from "../test/fixtures/instrumented-site.ts";

const contact = {
  realtorId: "7",
  lastName: "홍",
  firstName: "길동",
  email: "visitor@example.com",
  phone: "010-555-0144",
  phoneCountryCode: "KR",
  message: '집을 <보고> 싶습니다. "오전"에 가능합니다.',
  isTerm: "on",
  locale: "ko",
};
const lead = {
  name: "홍길동",
  area: "어바인 & 터스틴",
  phone: "949-555-0161",
  phoneCountryCode: "US",
  hasSite: "N",
  privacyConsent: "on",
  contactConsent: "on",
  locale: "ko",
};
const forms = {
  contact: { path: "/v1/realtor-contacts?page=/grace-kim", values: contact },
  lead: { path: "/api/send-to-slack", values: lead },
};

let site: InstrumentedSite;
/** Response of the loaning service to a contact request. */
let contactStatus: number;

beforeAll(async () => {
  site = await startInstrumentedSite();
  site.backend.respond = (request, response) => {
    if (request.url !== "/v1/realtor-contacts" || contactStatus === 201)
      return respondNormally(request, response);
    request.resume();
    response.setHeader("retry-after", "120");
    return json(response, contactStatus, {
      type: "about:blank",
      title: "Refused",
      status: contactStatus,
      code: "rate.limited",
      message: "Refused.",
    });
  };
});
afterAll(() => site.close());

/** Sends a form as a browser without JavaScript, from an address of its own. */
async function post(
  { path, values }: { path: string; values: Record<string, string> },
  address = "192.0.2.1",
) {
  const response = await fetch(site.url + path, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      accept: "text/html",
      origin: site.url,
      "x-forwarded-for": address,
    },
    body: new URLSearchParams(values),
    redirect: "manual",
  });
  return { response, text: await response.text() };
}

/** Whether a field of the page has this value. */
function hasField(html: string, value: string): boolean {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
  };
  const escaped = value.replace(/[&<>"]/g, (character) => entities[character] ?? "");
  return html.includes(` value="${escaped}"`) || html.includes(`>${escaped}</textarea>`);
}

/** Texts that the visitor typed. */
const typed = {
  contact: [contact.lastName, contact.firstName, contact.phone, contact.message],
  lead: [lead.name, lead.area, lead.phone],
};

async function expectShownAgain(
  form: keyof typeof forms,
  { response, text }: Awaited<ReturnType<typeof post>>,
  status: number,
): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(typed[form].filter((value) => !hasField(text, value))).toEqual([]);
}

it("passes on what is complete", async () => {
  contactStatus = 201;
  for (const form of Object.values(forms))
    expect((await post(form, "192.0.2.9")).response.status).toBe(303);
});

it("asks about a phone number in doubt, and shows the correct one", async () => {
  contactStatus = 201;
  const inDoubt = { phone: "2135550147", phoneCountryCode: "KR" };
  for (const { path, values } of Object.values(forms)) {
    const sent = await post({ path, values: { ...values, ...inDoubt } }, "192.0.2.8");
    expect(sent.response.status).toBe(200);
    expect(sent.response.headers.get("cache-control")).toBe("no-store");
    expect(sent.text).toContain("+82 213 555 0147");
    expect(sent.text).toContain("+1 (213) 555-0147 번호로 고치기");
    const [, requestKey = ""] = /name="requestKey" value="([^"]+)"/.exec(sent.text) ?? [];
    expect(requestKey).not.toBe("");
    const answers = path.replace(/(?=\?|$)/, "/phone-answers");
    const chosen = { ...values, phone: "2135550147", requestKey, typedCountryCode: "KR" };
    const answered = await post(
      { path: answers, values: { ...chosen, phoneCountryCode: "US" } },
      "192.0.2.8",
    );
    expect(answered.response.status).toBe(200);
    expect(answered.text).toContain("+1 (213) 555-0147");
    expect(answered.text).toContain("번호를 고쳐서 전달했습니다.");
    expect(answered.text).not.toContain("이 번호가 맞으신가요?</");
    const late = { ...chosen, phoneCountryCode: "US", requestKey: "" };
    const failed = await post({ path: answers, values: late }, "192.0.2.8");
    expect(failed.text).toContain("번호를 고치지 못했습니다.");
  }
});

it("shows the form again with 429 and what was typed: a limit of the loaning service", async () => {
  contactStatus = 429;
  const result = await post(forms.contact, "192.0.2.2");
  await expectShownAgain("contact", result, 429);
  expect(result.response.headers.get("retry-after")).toBe("120");
});

it("shows the form again with 429 and what was typed: a limit of the site", async () => {
  let result = await post(forms.lead, "192.0.2.3");
  for (let sent = 0; sent < 30 && result.response.status === 303; sent += 1) {
    const values = { ...lead, name: `${lead.name} ${sent}` };
    result = await post({ ...forms.lead, values }, "192.0.2.3");
  }
  expect(result.response.status).toBe(429);
  expect(Number(result.response.headers.get("retry-after"))).toBeGreaterThan(0);
  for (const value of [lead.area, lead.phone]) expect(hasField(result.text, value)).toBe(true);
});

it("shows the form again with 503 and what was typed while nothing can be stored", async () => {
  await site.closeSite();
  contactStatus = 503;
  for (const form of ["contact", "lead"] as const) {
    const result = await post(forms[form], "192.0.2.4");
    expect(result.response.status).toBe(503);
    await expectShownAgain(form, result, 503);
  }
});
