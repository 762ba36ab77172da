// @vitest-environment node
import { Suspense, use } from "react";
import { renderToReadableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { createTheme } from "./create-theme.ts";
import { themeCss } from "./theme-css.ts";
import { Theme } from "./theme.tsx";

const theme = createTheme({ mainColor: "#0F5C4A", heroDark: true, contentDark: false });

function Listings({ count }: { count: Promise<number> }) {
  return <p>{use(count)} homes</p>;
}

it("streams the stylesheet of a theme before its content", async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const stream = await renderToReadableStream(
    <Theme theme={theme}>
      <Suspense fallback="Loading">
        <Listings count={promise} />
      </Suspense>
    </Theme>,
  );
  const decoder = new TextDecoder();
  let html = "";
  let early = "";
  for await (const chunk of stream) {
    html += decoder.decode(chunk, { stream: true });
    if (early !== "" || !html.includes("Loading")) continue;
    early = html;
    resolve(12);
  }
  expect(early).toContain(`<style>${themeCss(theme)}</style>`);
  expect(early).not.toContain("homes");
  expect(html).toContain("homes");
});
