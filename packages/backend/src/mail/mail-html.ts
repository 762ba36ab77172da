import { createElement as h, type CSSProperties, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import type { MailContent, MailFact, MailLink } from "./mail-content.ts";

/** Mail programs have no custom properties and no theme of the page, so the colors are literal. */
const paper = "#ffffff";
const ink = "#1d1b18";
const soft = "#5d574e";
const line = "#e3ddd3";
const fontFamily =
  "-apple-system,'Apple SD Gothic Neo','Hiragino Sans','Malgun Gothic',Meiryo,'Segoe UI',sans-serif";

/** Creates the HTML of a mail: tables and inline styles, without images, scripts and web fonts. */
export function renderMailHtml(content: MailContent): string {
  return `<!doctype html>\n${renderToStaticMarkup(mailDocument(content))}\n`;
}

function mailDocument({ lang, subject, heading, intro, facts, actions, notes }: MailContent) {
  return h(
    "html",
    { lang },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width" }),
      // The colors are those of a light page.
      h("meta", { name: "color-scheme", content: "light" }),
      h("title", null, subject),
    ),
    h(
      "body",
      {
        style: {
          margin: 0,
          padding: 24,
          fontFamily,
          fontSize: 16,
          lineHeight: 1.6,
          wordBreak: lang === "ko" ? "keep-all" : "normal",
          overflowWrap: "anywhere",
          color: ink,
          background: paper,
        },
      },
      table(
        { maxWidth: 600, width: "100%", margin: "0 auto" },
        row(h("h1", { style: { fontSize: 22, lineHeight: 1.3, margin: "0 0 16px" } }, heading)),
        ...intro.map((text) => row(h("p", { style: { margin: "0 0 16px" } }, text))),
        facts.length > 0 && row(factTable(facts)),
        actions.length > 0 &&
          row(...actions.map((action, index) => button(action, index === 0 ? filled : outlined))),
        ...notes.map((note) => row(noteText(note))),
        row(h("p", { style: { ...small, margin: "16px 0 0" } }, "Built for Realtors")),
      ),
    ),
  );
}

const small: CSSProperties = { fontSize: 14, color: soft, margin: "8px 0 0" };

function table(style: CSSProperties, ...rows: ReactNode[]) {
  return h(
    "table",
    { role: "presentation", cellPadding: 0, cellSpacing: 0, style },
    h("tbody", null, ...rows),
  );
}

function row(...children: ReactNode[]) {
  return h("tr", null, h("td", null, ...children));
}

/** Values may be written in any direction, so each one decides its own. */
function factTable(facts: readonly MailFact[]) {
  const cell: CSSProperties = {
    borderTop: `1px solid ${line}`,
    padding: "10px 0",
    verticalAlign: "top",
  };
  return h(
    "table",
    { cellPadding: 0, cellSpacing: 0, style: { width: "100%", margin: "0 0 16px" } },
    h(
      "tbody",
      null,
      ...facts.map(({ label, value, href, multiline }) =>
        h(
          "tr",
          { key: label },
          h(
            "th",
            {
              scope: "row",
              style: {
                ...cell,
                ...small,
                width: 112,
                padding: "10px 16px 10px 0",
                textAlign: "start",
                fontWeight: 400,
              },
            },
            label,
          ),
          h(
            "td",
            { style: cell, dir: "auto" },
            href
              ? h("a", { href, style: { color: ink } }, value)
              : multiline
                ? lines(value)
                : value,
          ),
        ),
      ),
    ),
  );
}

function lines(text: string) {
  return text
    .split("\n")
    .map((one, index) => h(Fragment, { key: index }, index > 0 && h("br"), one));
}

/** The first action, and the others. */
const filled: CSSProperties = { color: paper, background: ink };
const outlined: CSSProperties = { color: ink };

function button({ label, href }: MailLink, colors: CSSProperties) {
  const style: CSSProperties = {
    ...colors,
    display: "inline-block",
    margin: "0 8px 12px 0",
    padding: "11px 18px",
    border: `1px solid ${ink}`,
    fontWeight: 600,
    textDecoration: "none",
  };
  return h("a", { key: label, href, style }, label);
}

function noteText(note: string | MailLink) {
  return h(
    "p",
    { style: small },
    typeof note === "string"
      ? note
      : h("a", { href: note.href, style: { color: soft } }, note.label),
  );
}
