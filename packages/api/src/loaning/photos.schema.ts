import * as z from "zod";
import { limits } from "../rules/limits.ts";
import type { RuleCode } from "../rules/rule-code.ts";
import { choice, integerIn, listOf, openObject, text, wrongKind } from "../schema/fields.ts";
import { imageTypes, photoContentTypes, photoPaths } from "./choices.ts";

/** Where a stored picture is: an absolute http(s) address, or a path on the service's own host. */
const photoUrl = text(limits.webAddress).regex(/^(?:https?:\/\/|\/(?!\/))[^\s\p{Cc}<>"`\\]+$/iu, {
  error: "webAddress.format" satisfies RuleCode,
});

/** One picture of a profile, in one of its two sizes. */
export const photo = openObject({
  path: choice(photoPaths),
  imageType: choice(imageTypes),
  url: photoUrl,
});

/** All pictures: up to 30 in the gallery, one on each other path, each at most once in either size (DECISIONS 6). */
export const photos = listOf(photo, limits.uploadFiles).check((context) => {
  const counts = new Map<string, number>();
  for (const [index, { path, imageType }] of context.value.entries()) {
    const key = `${path} ${imageType}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= (path === "gallery" ? limits.galleryPhotos : 1)) continue;
    const code: RuleCode = path === "gallery" ? "list.tooLong" : "list.duplicate";
    context.issues.push({ code: "custom", input: context.value, path: [index], message: code });
  }
});

const uploadFile = openObject({
  path: choice(photoPaths),
  imageType: choice(imageTypes),
  contentType: z.enum(photoContentTypes, {
    error: (issue) => (issue.input === undefined ? "required" : "file.type") satisfies RuleCode,
  }),
  /** Bytes. */
  size: integerIn(1, Number.MAX_SAFE_INTEGER).max(limits.uploadBytes, {
    error: "file.size" satisfies RuleCode,
  }),
  fileName: text(limits.fileName).optional(),
}).check((context) => {
  const { path, contentType } = context.value;
  if (path === "favicon" || !contentType.endsWith("icon")) return;
  const message: RuleCode = "file.type";
  context.issues.push({ code: "custom", input: contentType, path: ["contentType"], message });
});

/** Body of `POST /v1/realtor/presigned-multi-file-upload`. */
export const uploadRequest = openObject({
  files: listOf(uploadFile, limits.uploadFiles).min(1, {
    error: "list.tooShort" satisfies RuleCode,
  }),
});

/** Its answer: one entry for each file, in the order asked. */
export const uploadAnswer = z.array(
  openObject({
    path: choice(photoPaths),
    imageType: choice(imageTypes),
    /** Signed and expiring; PUT the file here. Without its query it is the picture's address for good. */
    uploadUrl: z.url({ error: wrongKind }),
  }),
);

export type Photo = z.infer<typeof photo>;
export type UploadFile = z.infer<typeof uploadFile>;
export type UploadRequest = z.infer<typeof uploadRequest>;
export type UploadAnswer = z.infer<typeof uploadAnswer>;
