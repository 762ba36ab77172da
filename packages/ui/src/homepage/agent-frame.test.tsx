import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { sampleContent } from "../../test/fixtures/sample-homepage.ts";
import { sampleProps } from "../../test/fixtures/sample-props.tsx";
import { AgentFrame, type AgentFrameProps } from "./agent-frame.tsx";

function renderFrame(anchors?: AgentFrameProps["anchors"]) {
  const { content, links, labels, resolveImage } = sampleProps(sampleContent("en"));
  const html = renderToString(
    <AgentFrame
      content={content}
      labels={labels}
      links={{ ...links, home: "/en/grace-kim" }}
      resolveImage={resolveImage}
      slots={{ languageMenu: null }}
      {...(anchors && { anchors })}
    >
      <h1>Terms</h1>
    </AgentFrame>,
  );
  document.body.innerHTML = html;
  return document.querySelector("header");
}

it("renders the agent's name, license and home link, without section anchors", () => {
  const header = renderFrame();
  expect(header?.querySelector('a[href="/en/grace-kim"]')?.textContent).toContain("Grace Kim");
  expect(header?.querySelector("nav")).toBeNull();
  expect(document.querySelector("main h1")?.textContent).toBe("Terms");
  expect(document.querySelector("footer")?.textContent).toContain("SAMPLE-01");
});

it("links to the sections of the homepage that a page names", () => {
  const links = renderFrame(["about", "contact"])?.querySelectorAll("nav a") ?? [];
  expect([...links].map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["About", "/en/grace-kim#about"],
    ["Contact", "/en/grace-kim#contact"],
  ]);
});
