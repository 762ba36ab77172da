import type { RuleCode } from "@realtor/profile/rules/rule-code";
import { z } from "../schema/zod.ts";
import { limits } from "../rules/limits.ts";
import {
  choice,
  integerIn,
  boundedArray,
  imageUrl,
  openObject,
  text,
  typeErrorCode,
} from "../schema/fields.ts";
import { imageTypes, photoContentTypes, photoPaths } from "./choices.ts";

/** One size of a profile photo. */
export const photo = openObject({
  path: choice(photoPaths),
  imageType: choice(imageTypes),
  url: imageUrl,
});

/** All photos: up to 30 in the gallery, one on each other path, each at most once per size. */
export const photos = boundedArray(photo, limits.uploadFiles).check((context) => {
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
  /** In bytes. */
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
  files: boundedArray(uploadFile, limits.uploadFiles).min(1, {
    error: "list.tooShort" satisfies RuleCode,
  }),
});

/** Response: one entry per file, in request order. */
export const uploadResponse = z.array(
  openObject({
    path: choice(photoPaths),
    imageType: choice(imageTypes),
    /** Signed and expiring URL for the PUT; without its query it is the image's permanent URL. */
    uploadUrl: z.url({ error: typeErrorCode }),
  }),
);

export type Photo = z.infer<typeof photo>;
export type UploadFile = z.infer<typeof uploadFile>;
export type UploadRequest = z.infer<typeof uploadRequest>;
export type UploadResponse = z.infer<typeof uploadResponse>;
