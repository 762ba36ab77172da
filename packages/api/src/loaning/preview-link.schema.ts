import { z } from "../schema/zod.ts";
import { limits } from "../rules/limits.ts";
import { dateTime, openObject, requiredText } from "../schema/fields.ts";

const token = requiredText(limits.opaqueId);

/** The link to a preview of a website's draft; see `docs/spec/profile.md#preview-links`. */
export const previewLink = openObject({
  /** Part of the address of the preview page. */
  token,
  expiresAt: dateTime,
  /** How often the preview was opened. */
  opens: z.int().min(0),
  lastOpenedAt: dateTime.nullable(),
});

/** The open link of a website; null without one. */
export const currentPreviewLink = openObject({ link: previewLink.nullable() });

/** Body of `POST /v1/realtor-previews`: the token of a link. */
export const previewToken = openObject({ token });

export type PreviewLink = z.infer<typeof previewLink>;
