import type { Locale } from "@realtor/api/locales";
import type { ListItem } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString } from "mdast-util-to-string";
import type { OperatorFacts } from "#app/layout/operator.ts";
import type { LegalBlock, LegalDocument, LegalSection } from "./legal-document.ts";

/** A Markdown file of `content/<locale>/`. */
interface LegalFile {
  /** From the front matter: the date from which the text applies. */
  version: string;
  /** From the front matter: the title of the table of contents. */
  contents: string;
  chapters: LegalChapter[];
}

/** A first-level heading with its sections. */
export interface LegalChapter {
  id: string;
  title: string;
  lead: string;
  sections: LegalSection[];
}

const sources = import.meta.glob<string>("/content/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Parsed texts by path; a server has one operator. */
const parsed = new WeakMap<OperatorFacts, Map<string, LegalFile>>();

/**
 * Returns a legal text with the facts of the operator, such as `{legalName}`; the front matter has the text
 * for an optional one that the operator does not have. For the server only: pages receive the text in their
 * props.
 */
export function readLegalFile(
  name: "terms" | "privacy" | "agreement",
  locale: Locale,
  operator: OperatorFacts,
): LegalFile {
  const path = `/content/${locale}/${name}.md`;
  const files = parsed.get(operator) ?? new Map<string, LegalFile>();
  parsed.set(operator, files);
  const known = files.get(path);
  if (known) return known;
  const source = sources[path];
  if (!source) throw new Error(`site${path} is missing: add the text in ${locale}.`);
  const facts = { ...Object.fromEntries(readFrontMatter(source).attributes), ...operator };
  const file = parseLegalMarkdown(fillIn(source, facts, path), path);
  files.set(path, file);
  return file;
}

function fillIn(source: string, operator: OperatorFacts, path: string): string {
  return source.replaceAll(/\{([A-Za-z]+)\}/g, (token, name: string) => {
    const value = operator[name];
    if (value === undefined)
      throw new Error(`site${path}: ${token} is not a fact of the operator.`);
    return value;
  });
}

/** Returns a text of one chapter. */
export function readLegalDocument(
  name: "terms" | "privacy",
  locale: Locale,
  operator: OperatorFacts,
): { version: string; title: string; document: LegalDocument } {
  const { version, contents, chapters } = readLegalFile(name, locale, operator);
  const [chapter] = chapters;
  if (!chapter)
    throw new Error(`site/content/${locale}/${name}.md has no title: add a first-level heading.`);
  const { title, lead, sections } = chapter;
  return { version, title, document: { lead, contents, sections } };
}

/**
 * Parses the Markdown of a legal text: `# chapter`, `## section {#id}`, paragraphs, lists, links alone
 * in a paragraph, and notices, which are `### title` with a list of `**term**: text`. Throws for
 * anything else, so that no text is lost.
 */
export function parseLegalMarkdown(source: string, path: string): LegalFile {
  const { attributes, markdown } = readFrontMatter(source);
  const firstLine = source.slice(0, source.length - markdown.length).split("\n").length;
  const chapters: LegalChapter[] = [];
  let section: LegalSection & { body: LegalBlock[] } = { id: "", title: "", body: [] };
  let noticeTitle: string | undefined;
  for (const node of fromMarkdown(markdown).children) {
    const chapter = chapters.at(-1);
    const text = toString(node);
    if (node.type === "heading" && node.depth === 1)
      chapters.push({ ...parseHeading(text), lead: "", sections: [] });
    else if (node.type === "heading" && node.depth === 2 && chapter) {
      section = { ...parseHeading(text), body: [] };
      chapter.sections.push(section);
    } else if (node.type === "heading" && node.depth === 3) noticeTitle = text;
    else if (node.type === "list" && noticeTitle !== undefined) {
      section.body.push({ title: noticeTitle, entries: node.children.map(parseEntry) });
      noticeTitle = undefined;
    } else if (node.type === "list")
      section.body.push({ items: node.children.map((item) => toString(item)) });
    else if (node.type === "paragraph" && chapter?.sections.length === 0) chapter.lead = text;
    else if (node.type === "paragraph" && node.children[0]?.type === "link")
      section.body.push({ link: text, path: node.children[0].url });
    else if (node.type === "paragraph") section.body.push(text);
    else
      throw new Error(
        `${path}, line ${firstLine + (node.position?.start.line ?? 1) - 1}: a ${node.type} is not possible here. Use a heading, a paragraph or a list.`,
      );
  }
  return {
    version: attributes.get("version") ?? "",
    contents: attributes.get("contents") ?? "",
    chapters,
  };
}

/** Splits a file into its front matter and its text. */
function readFrontMatter(source: string): { attributes: Map<string, string>; markdown: string } {
  const [, head = "", markdown = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const attributes = new Map(
    head.split("\n").map((line): [string, string] => {
      const [key = "", value = ""] = line.split(/:\s*(.*)/, 2);
      return [key, value.replace(/^"(.*)"$/, "$1")];
    }),
  );
  return { attributes, markdown };
}

/** Splits `Title {#id}`. */
function parseHeading(text: string): { id: string; title: string } {
  const [, title = text, id = ""] = /^(.*?)\s*\{#([\w-]+)\}$/.exec(text) ?? [];
  return { id, title };
}

/** Splits a list item `**term**: text`. */
function parseEntry(item: ListItem): [term: string, text: string] {
  const [paragraph] = item.children;
  const term = paragraph?.type === "paragraph" ? toString(paragraph.children[0]) : "";
  return [term, toString(item).slice(term.length).replace(/^:\s*/, "")];
}
