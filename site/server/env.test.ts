import { StartError } from "@realtor/server/errors";
import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";

describe("readEnv", () => {
  it("has a default for everything except secrets", () => {
    const env = readEnv({});
    expect(env).toMatchObject({
      nodeEnv: "production",
      host: "127.0.0.1",
      port: 3000,
      logLevel: "info",
      homeApiUrl: "http://127.0.0.1:3001",
      loaningApiUrl: "http://127.0.0.1:3001",
      realtorHosts: [],
      realtorDevHosts: [],
      trustProxy: 0,
      databaseUrl: undefined,
      migrate: true,
      slackWebhookUrl: undefined,
      chromiumPath: undefined,
      mapTiles: undefined,
      photoHosts: [],
    });
    expect(env.dataDir).toMatch(/^\/.*\/\.data$/);
    expect(Object.isFrozen(env)).toBe(true);
  });

  it("parses variables and treats empty ones as unset", () => {
    const env = readEnv({
      PORT: "0",
      LOANING_API_URL: "https://loaning.example/",
      REALTOR_HOSTS: "Realtor.example, www.realtor.example,",
      TRUST_PROXY: "true",
      DATA_DIR: "data",
      SLACK_WEBHOOK_URL: "",
    });
    expect(env).toMatchObject({
      port: 0,
      loaningApiUrl: "https://loaning.example",
      realtorHosts: ["realtor.example", "www.realtor.example"],
      trustProxy: 1,
      migrate: true,
      slackWebhookUrl: undefined,
    });
    expect(env.dataDir).toBe(`${process.cwd()}/data`);
  });

  it("listens on a socket, behind a proxy only", () => {
    const socket = { PORT: "/run/realtor/site.sock" };
    expect(readEnv({ ...socket, TRUST_PROXY: "1" }).port).toBe(socket.PORT);
    expect(() => readEnv(socket)).toThrow(/^TRUST_PROXY is missing: /);
  });

  it("reads the map tiles, which need an attribution", () => {
    const url = "https://tiles.example/{z}/{x}/{y}.png";
    const read = { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: "© Example" };
    expect(readEnv(read).mapTiles).toEqual({ url, attribution: "© Example" });
    expect(() => readEnv({ MAP_TILES_URL: url })).toThrow("MAP_TILES_ATTRIBUTION");
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "3000.5"],
    ["PORT", "/run/"],
    ["NODE_ENV", "prod"],
    ["LOG_LEVEL", "loud"],
    ["HOME_API_URL", "home"],
    ["LOANING_API_URL", "ftp://loaning.example"],
    ["LOANING_API_URL", "http://loaning.realtor.com"],
    ["HOME_API_URL", "http://10.0.0.5:3001"],
    ["DATABASE_URL", "postgres://secret-word@db.realtor.com/site?sslmode=require"],
    ["REALTOR_HOSTS", "https://realtor.example"],
    ["REALTOR_DEV_HOSTS", "a b"],
    ["TRUST_PROXY", "yes"],
    ["DATABASE_URL", "mysql://secret-word@127.0.0.1/site"],
    ["SLACK_WEBHOOK_URL", "secret-word"],
    ["MAP_TILES_URL", "https://tiles.example/{z}/{x}.png"],
    ["MAP_TILES_URL", "tiles/{z}/{x}/{y}.png"],
    ["MAP_TILES_ATTRIBUTION_URL", "terms"],
  ])("%s=%s throws a StartError that names the variable", (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^${name} is invalid: set it to .+, or unset it\\.$`));
    expect(read).not.toThrow("secret-word");
  });
});
