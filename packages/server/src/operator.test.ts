import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createLog } from "./log.ts";
import { operatorKeys, logMissingOperator, readOperator, sampleOperator } from "./operator.ts";
import { StartError } from "./errors.ts";

const folder = mkdtempSync(join(tmpdir(), "operator-"));
afterAll(() => rmSync(folder, { recursive: true }));

const local = ["127.0.0.1", "realtor.example"];
const open = ["127.0.0.1", "realtor.com"];

const real = {
  ...sampleOperator,
  legalName: "Bright Lending, Inc.",
  address: "1 Main Street, Irvine, CA 92618",
  phone: "949-555-0190",
  email: "legal@bright.example",
  representative: "Alex Bright",
  privacyName: "Kim Bright",
  privacyPhone: "949-555-0191",
  privacyEmail: "privacy@bright.example",
  nmlsId: "9900045",
  lenderLicenseCa: "60DBO-990045",
  lenderLicenseGa: "99045",
  brokerLicenseCa: "09900045",
  brokerLicenseGa: "H-99045",
  hostingCompany: "Bright Hosting, Inc.",
  messagingCompany: "Bright Messaging, Inc.",
};

function fileWith(content: unknown): string {
  const file = join(folder, "operator.json");
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const requiredKeys = operatorKeys.filter((key) => key in real);

describe("readOperator", () => {
  it("is the sample where all hosts are local", () => {
    expect(readOperator(undefined, local)).toEqual({ values: sampleOperator, missing: [] });
    expect(readOperator(fileWith({ phone: "949-555-0190" }), local).values).toEqual({
      ...sampleOperator,
      phone: "949-555-0190",
    });
  });

  it("lacks everything with a public host and no file", () => {
    expect(readOperator(undefined, open)).toEqual({ values: {}, missing: requiredKeys });
  });

  it("names what the file lacks with a public host", () => {
    expect(readOperator(fileWith(real), open)).toEqual({ values: real, missing: [] });
    const priced = { ...real, priceKo: "월 40달러", priceEn: "$40 a month", priceJa: "月額40ドル" };
    expect(readOperator(fileWith(priced), open)).toEqual({ values: priced, missing: [] });
    const { nmlsId: _, ...rest } = real;
    expect(readOperator(fileWith(rest), open)).toEqual({ values: rest, missing: ["nmlsId"] });
  });

  it("counts a copied value of the sample as missing", () => {
    const copied = { ...real, legalName: sampleOperator.legalName };
    const { values, missing } = readOperator(fileWith(copied), open);
    expect(missing).toEqual(["legalName"]);
    expect(values.legalName).toBeUndefined();
    expect(readOperator(fileWith(sampleOperator), open).missing).toEqual(
      requiredKeys.filter((key) => key !== "lenderLicenseType"),
    );
  });

  it.each([
    ["{", "is not valid JSON"],
    [[], "is not a JSON object"],
    [{ name: "x" }, 'has the unknown key "name"'],
    [{ legalName: "[Company name]" }, 'has an invalid "legalName"'],
    [{ legalName: " " }, 'has an invalid "legalName"'],
    [{ brokerLicenseCa: "123" }, 'has an invalid "brokerLicenseCa"'],
    [{ email: "legal" }, 'has an invalid "email"'],
    [{ nmlsId: 9_900_045 }, 'has an invalid "nmlsId"'],
    [{ priceEn: "$40 a month" }, 'has a price without "priceKo"'],
  ])("ends the start with one sentence for %j", (content, problem) => {
    const read = () => readOperator(fileWith(content), local);
    expect(read).toThrow(StartError);
    expect(read).toThrow(`OPERATOR_FILE ${problem}: correct the file`);
  });

  it("ends the start for a file that does not exist", () => {
    expect(() => readOperator(join(folder, "none.json"), local)).toThrow(
      "OPERATOR_FILE cannot be read",
    );
  });
});

it("the start log names what is missing", () => {
  const lines: string[] = [];
  const log = createLog("warn", { write: (line) => void lines.push(line) });
  logMissingOperator({ values: {}, missing: [] }, log);
  expect(lines).toEqual([]);
  logMissingOperator({ values: {}, missing: ["nmlsId", "privacyEmail"] }, log);
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { missing: ["nmlsId", "privacyEmail"], msg: expect.stringContaining("OPERATOR_FILE") },
  ]);
});
