import { Hono } from "hono";
import { cacheControl } from "../http/cache-control.ts";

interface Options {
  /** URI for reports of vulnerabilities; without it there is no file. */
  securityContact: string | undefined;
  now?: () => Date;
}

const lifetimeMs = 180 * 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt` (RFC 9116). */
export function securityTxtRoutes({ securityContact, now = () => new Date() }: Options): Hono {
  const app = new Hono();
  app.get("/.well-known/security.txt", (c) => {
    if (!securityContact) return c.text("Not Found", 404);
    // Whole days, so that the file changes once a day.
    const expires = new Date(now().getTime() + lifetimeMs).toISOString().slice(0, 10);
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}T00:00:00.000Z`,
      "Preferred-Languages: en, ko, ja",
    ];
    return c.text(`${lines.join("\n")}\n`, 200, { "cache-control": cacheControl.day });
  });
  return app;
}
